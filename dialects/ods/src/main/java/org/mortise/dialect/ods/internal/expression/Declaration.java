// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.definition.Arity;

/**
 * A declaration of an operand, result, attribute or parameter: {@code "name: EXPRESSION"}, then {@code ?} or {@code
 * ...}, then {@code = value}, or memory effects.
 *
 * @param name the name
 * @param expression what the types or attributes satisfy
 * @param arity how many there are
 * @param segments the attribute with the sizes of the groups of a variadic of variadics, or null
 * @param value the text of the default value, or null
 * @param effects the effects on the memory of the value
 * @param since the first version of MLIR that has it
 */
public record Declaration(
    String name, Expression expression, Arity arity, @Nullable String segments, @Nullable String value,
    List<Effect> effects, MlirVersion since) {
  private static final Pattern SINCE = Pattern.compile("\\s+since\\s+([\\d.]+)$");

  /**
   * A memory effect.
   *
   * @param kind {@code read}, {@code write}, {@code alloc} or {@code free}
   * @param resource the name of the resource, or null for the default one
   */
  public record Effect(String kind, @Nullable String resource) {
    /** Parses an effect on no value. */
    public static Effect parse(String text) {
      ExpressionParser parser = new ExpressionParser(text);
      Effect effect = read(parser);
      parser.expectEnd();
      return effect;
    }

    private static Effect read(ExpressionParser parser) {
      String kind = parser.name();
      if (!List.of("read", "write", "alloc", "free").contains(kind)) {
        throw parser.error("unknown memory effect '" + kind + "'; there are read, write, alloc and free");
      }
      String resource = null;
      if (parser.accept("(")) {
        resource = parser.name();
        parser.expect(")");
      }
      return new Effect(kind, resource);
    }
  }

  /** Parses a declaration. */
  public static Declaration parse(String text) {
    Matcher version = SINCE.matcher(text);
    boolean isVersioned = version.find();
    ExpressionParser parser = new ExpressionParser(isVersioned ? text.substring(0, version.start()) : text);
    MlirVersion since = isVersioned ? MlirVersion.of(version.group(1)) : MlirVersion.V19_1;
    if (since == null) {
      throw new ExpressionError("unknown version of MLIR in 'since'");
    }
    String name = parser.name();
    parser.expect(":");
    Expression expression = parser.expression();
    Arity arity = Arity.ONE;
    String segments = null;
    if (parser.accept("...")) {
      arity = Arity.VARIADIC;
      if (parser.accept("(")) {
        segments = parser.name();
        parser.expect(")");
      }
    } else if (parser.accept("?")) {
      arity = Arity.OPTIONAL;
    }
    String value = parser.accept("=") ? parser.rest() : null;
    List<Effect> effects = new ArrayList<>();
    while (!parser.isAtEnd()) {
      effects.add(Effect.read(parser));
    }
    return new Declaration(name, expression, arity, segments, value, List.copyOf(effects), since);
  }
}
