// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A declared operand, result, attribute, region or successor: {@code name: CONSTRAINT}, followed by {@code ?}
 * (optional) or {@code ...} (variadic), then by memory effects ({@code read}, {@code write}, {@code alloc}, {@code
 * free}, each with an optional resource in parentheses) or by {@code = DEFAULT}, for parameters also {@code = []}. An
 * attribute can have {@code since VERSION} at the end.
 *
 * @param name the name in formats and diagnostics
 * @param constraint the name of the constraint constant; empty for a successor
 * @param arity the number of values
 * @param effects the ordered effects of the operation on its memory
 * @param defaultValue the constant of the default value, or null
 * @param since the first version of MLIR that has it, or null
 */
record Spec(String name, String constraint, Arity arity, List<Effect> effects, String defaultValue, String since) {
  enum Arity {
    ONE,
    OPTIONAL,
    VARIADIC
  }

  /**
   * A memory effect.
   *
   * @param verb the builder's method: {@code reads}, {@code writes}, {@code allocates} or {@code frees}
   * @param resource the constant of the resource, or null for the default one
   */
  record Effect(String verb, String resource) {}

  private static final Pattern SPEC = Pattern.compile(
      "\\s*(\\w+)\\s*(?::\\s*([\\w.]+?))?\\s*(\\?|\\.\\.\\.)?"
      + "((?:\\s+(?!since\\b)\\w+(?:\\(\\w+\\))?)*)\\s*(?:=\\s*([-\\w.]+|\\[]))?(?:\\s+since\\s+([\\d.]+))?\\s*");
  private static final Pattern EFFECT = Pattern.compile("(\\w+)(?:\\((\\w+)\\))?");

  /** Parses a declaration; throws {@link IllegalArgumentException} with a message if it is malformed. */
  static Spec parse(String text) {
    Matcher matcher = SPEC.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not of the form 'name: CONSTRAINT', "
          + "'name: CONSTRAINT?' or 'name: CONSTRAINT...', with memory effects or '= DEFAULT' after it");
    }
    Arity arity = matcher.group(3) == null ? Arity.ONE : matcher.group(3).equals("?") ? Arity.OPTIONAL : Arity.VARIADIC;
    String constraint = matcher.group(2) == null ? "" : matcher.group(2);
    return new Spec(matcher.group(1), constraint, arity, effects(matcher.group(4)), matcher.group(5),
        matcher.group(6));
  }

  /** Parses memory effects separated by white space. */
  static List<Effect> effects(String text) {
    List<Effect> effects = new ArrayList<>();
    for (String word : text.strip().split("\\s+")) {
      if (word.isEmpty()) {
        continue;
      }
      Matcher matcher = EFFECT.matcher(word);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("'" + word + "' is no memory effect");
      }
      effects.add(new Effect(verb(matcher.group(1)), matcher.group(2)));
    }
    return effects;
  }

  private static String verb(String word) {
    return switch (word) {
      case "read" -> "reads";
      case "write" -> "writes";
      case "alloc" -> "allocates";
      case "free" -> "frees";
      default -> throw new IllegalArgumentException(
          "'" + word + "' is no memory effect; there are read, write, alloc and free");
    };
  }
}
