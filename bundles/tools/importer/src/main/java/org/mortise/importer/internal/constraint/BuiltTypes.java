// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppClasses;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;

/**
 * The types that calls of builders make ({@code builderCall}): formats do not write them. Types with dynamic sizes
 * are left
 * out, because their constraints accept others, too.
 */
final class BuiltTypes {
  private static final Pattern INTEGER =
      Pattern.compile("(?:\\$_builder\\.getIntegerType\\(|IntegerType::get\\(\\$_builder\\.getContext\\(\\), )(\\d+)"
          + "(?:, (?:/\\*isSigned=\\*/)?(true|false))?\\)?");
  private static final Pattern SHORT = Pattern.compile("\\$_builder\\.get(BF16|F\\d+|I\\d+|Index|None)Type\\(\\)");
  private static final Pattern CLASS = Pattern.compile("\\$_builder\\.getType<([\\w:]+)>\\((.*)\\)");
  private static final Pattern STATIC =
      Pattern.compile("([\\w:]+)::get\\((?:\\$_builder\\.getContext\\(\\)(?:, )?)?(.*)\\)");
  private static final Pattern COMPLEX = Pattern.compile("ComplexType::get\\((.*)\\)");
  private static final Pattern VECTOR = Pattern.compile("VectorType::get\\(\\{([0-9, ]+)\\} ?, ?(.*?) ?\\);?");

  /** The parser of ranges is C++, and leaves out the dialect of the elements. */
  private static final Pattern PDL_RANGE = Pattern.compile("pdl::RangeType::get\\((.*)\\)");

  private final CppClasses classes;
  private final Set<String> guesses = new HashSet<>();

  BuiltTypes(CppClasses classes) {
    this.classes = classes;
  }

  /**
   * Returns the text of the type that a call makes, or null if it is unknown.
   *
   * @param dialect the dialect to which the constraint assigns the type, or null
   */
  @Nullable String of(String call, @Nullable String dialect) {
    String text = CppText.normalized(call);
    Matcher integer = INTEGER.matcher(text);
    if (integer.matches()) {
      return (integer.group(2) == null ? "i" : integer.group(2).equals("true") ? "si" : "ui") + integer.group(1);
    }
    Matcher known = SHORT.matcher(text);
    if (known.matches()) {
      return known.group(1).toLowerCase(Locale.ROOT);
    }
    Matcher vector = VECTOR.matcher(text);
    if (vector.matches()) {
      String element = of(vector.group(2), null);
      return element == null ? null
          : "vector<" + vector.group(1).replaceAll("\\s", "").replace(',', 'x') + "x" + element + ">";
    }
    Matcher range = PDL_RANGE.matcher(text);
    if (range.matches()) {
      String element = range.group(1).isEmpty() ? null : of(range.group(1), null);
      return element == null ? null : "!pdl.range<" + element.replace("!pdl.", "") + ">";
    }
    Matcher complex = COMPLEX.matcher(text);
    if (complex.matches()) {
      return around("complex<", of(complex.group(1), null));
    }
    Matcher ofClass = CLASS.matcher(text);
    if (ofClass.matches()) {
      return ofClass(ofClass.group(1), ofClass.group(2), dialect);
    }
    Matcher ofGet = STATIC.matcher(text);
    return ofGet.matches() ? ofClass(ofGet.group(1), ofGet.group(2), dialect) : null;
  }

  /** Returns whether a mnemonic is guessed from the name of a class, and the summary does not state it. */
  boolean isGuess(String type, String summary) {
    String mnemonic = type.substring(type.indexOf('.') + 1);
    return guesses.contains(type) && !summary.strip().replace(' ', '_').equals(mnemonic);
  }

  private static @Nullable String around(String start, @Nullable String inner) {
    return inner == null ? null : start + inner + ">";
  }

  private @Nullable String ofClass(String name, String parameter, @Nullable String dialect) {
    boolean isPointer = CppText.simpleName(name).equals("LLVMPointerType");
    Expression known = isPointer ? new Expression.Atom("!llvm.ptr", false) : classes.type(name);
    String type = known instanceof Expression.Atom atom && !atom.text().contains("(") ? atom.text() : null;
    if (type == null && dialect != null && parameter.isEmpty()) {
      String guess = classes.byConvention(name, dialect);
      if (guess != null) {
        guesses.add(guess);
      }
      return guess;
    }
    if (type == null || parameter.isEmpty() || parameter.equals("0") && isPointer) {
      return type;
    }
    if (isPointer) {
      return parameter.matches("\\d+") ? type + "<" + parameter + ">" : null;
    }
    return classes.isWrapping(type) ? around(type + "<", parameter.matches("\\d+") ? parameter : of(parameter, null))
        : null;
  }
}
