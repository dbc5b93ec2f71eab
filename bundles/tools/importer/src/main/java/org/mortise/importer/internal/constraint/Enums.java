// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;

/** Enumerations: declared when the first attribute, parameter or property refers to them. */
public final class Enums {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_.$]*");
  private final Declarations declarations;

  /** Creates the enumerations that become declarations of a file. */
  public Enums(Declarations declarations) {
    this.declarations = declarations;
  }

  /** Returns a reference to an enumeration. */
  public Expression reference(TableRecord enumeration) {
    long width = enumeration.number("bitwidth", 32);
    TableRecord valueType = enumeration.record("valueType");
    if (valueType != null) {
      width = valueType.number("bitwidth", width);
    }
    boolean isBits = enumeration.isA("BitEnumBase") || enumeration.isA("BitEnum") || enumeration.isA("BitEnumAttr");
    Entry entry = new Entry(Entry.Kind.ENUM, "").setSummary(enumeration.text("summary"))
        .set("type", "i" + width).set("bits", isBits);
    String separator = enumeration.text("separator");
    if (isBits && !separator.isEmpty()) {
      entry.set("separator", separator);
    }
    entry.setAlways("cases", cases(enumeration, isBits));
    String name = enumeration.text("className");
    return new Expression.Named(declarations.declareEnum(name.isEmpty() ? enumeration.name() : name, entry),
        Expressions.ANY);
  }

  private static List<String> cases(TableRecord enumeration, boolean isBits) {
    List<String> cases = new ArrayList<>();
    long next = 0;
    for (TableRecord each : enumeration.records("enumerants")) {
      String word = text(each);
      long value = each.number("value", next);
      String written = WORD.matcher(word).matches() ? word
          : each.text("symbol") + " \"" + word.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
      cases.add(value == next && !isBits ? written : written + " = " + value);
      next = value + 1;
    }
    return cases;
  }

  private static String text(TableRecord enumerant) {
    return enumerant.has("str") ? enumerant.text("str") : enumerant.text("symbol");
  }

  /**
   * Returns the words of the values that a C++ expression such as {@code A::x | A::y} names; null if it is another
   * one.
   */
  static @Nullable String words(TableRecord enumeration, String cpp) {
    List<String> words = new ArrayList<>();
    for (String part : CppText.normalized(cpp).split("\\|")) {
      String symbol = CppText.simpleName(part.strip());
      String word = null;
      for (TableRecord each : enumeration.records("enumerants")) {
        boolean isZero = symbol.equals("{}") && each.number("value", -1) == 0;
        if (each.text("symbol").equals(symbol) || isZero || each.text("value").equals(symbol)) {
          word = text(each);
          break;
        }
      }
      if (word == null) {
        return null;
      }
      words.add(word);
    }
    String separator = enumeration.text("separator");
    return String.join(separator.isEmpty() ? "|" : separator, words);
  }
}
