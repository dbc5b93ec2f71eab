// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppClasses;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;

/** The types that calls of builders make ({@code builderCall}): formats do not write them. */
final class BuiltTypes {
  private static final Pattern INTEGER =
      Pattern.compile("(?:\\$_builder\\.getIntegerType\\(|IntegerType::get\\(\\$_builder\\.getContext\\(\\), )(\\d+)"
          + "(?:, (?:/\\*isSigned=\\*/)?(true|false))?\\)?");
  private static final Pattern SHORT = Pattern.compile("\\$_builder\\.get(BF16|F\\d+|I\\d+|Index|None)Type\\(\\)");
  private static final Pattern CLASS = Pattern.compile("\\$_builder\\.getType<([\\w:]+)>\\((\\d*)\\)");
  private static final Pattern STATIC = Pattern.compile("([\\w:]+)::get\\(\\$_builder\\.getContext\\(\\)(?:, "
      + "(\\d+))?\\)");
  private static final Pattern VECTOR = Pattern.compile("VectorType::get\\(\\{([0-9, ]+)\\} ?, ?(.*?) ?\\);?");

  private final CppClasses classes;

  BuiltTypes(CppClasses classes) {
    this.classes = classes;
  }

  /** Returns the text of the type that a call makes, or null if it is unknown. */
  @Nullable String of(String call) {
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
      String element = of(vector.group(2));
      return element == null ? null
          : "vector<" + vector.group(1).replaceAll("\\s", "").replace(',', 'x') + "x" + element + ">";
    }
    Matcher ofClass = CLASS.matcher(text);
    if (ofClass.matches()) {
      return ofClass(ofClass.group(1), ofClass.group(2));
    }
    Matcher ofGet = STATIC.matcher(text);
    return ofGet.matches() ? ofClass(ofGet.group(1), ofGet.group(2) == null ? "" : ofGet.group(2)) : null;
  }

  private @Nullable String ofClass(String name, String parameter) {
    boolean isPointer = CppText.simpleName(name).equals("LLVMPointerType");
    if (!parameter.isEmpty() && !isPointer) {
      return null;
    }
    Expression type = isPointer ? new Expression.Atom("!llvm.ptr", false) : classes.type(name);
    if (!(type instanceof Expression.Atom atom) || atom.text().contains("(")) {
      return null;
    }
    return parameter.isEmpty() || parameter.equals("0") ? atom.text() : atom.text() + "<" + parameter + ">";
  }
}
