// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.records.TableRecord;

/** Translates default values in C++ to texts of attributes. */
final class DefaultValues {
  private static final Pattern NUMBER = Pattern.compile("(-?\\d+|0[xX][0-9a-fA-F]+)[uUlL]*");
  private static final Pattern FLOAT = Pattern.compile("([-+]?\\d+(?:\\.\\d*(?:[eE][-+]?\\d+)?|[eE][-+]?\\d+))[fF]?");
  private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern LIST = Pattern.compile("(?:\\w+(?:<\\w+>)?\\()?\\{([-0-9, ]*)\\}\\)?");
  private static final Pattern BUILDER_INTEGER =
      Pattern.compile("\\$_builder\\.get(I\\d+|Index|SI\\d+|UI\\d+)(?:Integer)?Attr\\((-?\\d+)\\)");
  private static final Pattern BUILDER_FLOAT = Pattern.compile("\\$_builder\\.get(F\\d+)FloatAttr\\((-?[\\d.]+)f?\\)");
  private static final Pattern BUILDER_STRING = Pattern.compile("\\$_builder\\.getStringAttr\\((\"[^\"]*\")\\)");
  private static final Pattern BUILDER_BOOL = Pattern.compile("\\$_builder\\.getBoolAttr\\((true|false)\\)");
  private static final Pattern BUILDER_ARRAY =
      Pattern.compile("(?:\\$_builder\\.get\\w*ArrayAttr|ArrayAttr::get)\\((?:\\$_builder\\.getContext\\(\\), "
          + ")?\\{\\}\\)");
  private static final Pattern DENSE_ARRAY = Pattern.compile("array_(\\w+)");
  private static final Pattern INTEGER_TYPE = Pattern.compile("[su]?i\\d+|index");
  private static final Pattern DIALECT_ENUM = Pattern.compile("#([\\w$]+)\\.(.+)");

  private DefaultValues() {}

  /** Returns the text of a default value of an attribute or property, or null if it is unknown. */
  static @Nullable String of(String cpp, TableRecord base, Expression accepts) {
    String text = CppText.normalized(cpp);
    TableRecord enumeration = base.record("enum") != null ? base.record("enum") : base;
    if (enumeration != null && !enumeration.records("enumerants").isEmpty()) {
      String words = Enums.words(enumeration, text);
      return words == null ? null : enumeration == base || base.isA("EnumProp") ? words : inFull(words, base, accepts);
    }
    String kind = kind(accepts);
    if (text.equals("true") || text.equals("false")) {
      return kind.equals("bool") || kind.equals("i1") || kind.equals("unit") ? text : null;
    }
    Matcher number = NUMBER.matcher(text);
    if (number.matches()) {
      return number(number.group(1), kind);
    }
    Matcher decimal = FLOAT.matcher(text);
    if (decimal.matches()) {
      return kind.matches("b?f\\d+") ? decimal(decimal.group(1)) + " : " + kind : null;
    }
    Matcher string = STRING.matcher(text);
    if (string.matches()) {
      return kind.equals("string") || kind.equals("symbol_name") ? text : null;
    }
    Matcher list = LIST.matcher(text);
    return list.matches() ? list(list.group(1).strip(), kind) : ofBuilder(text);
  }

  /** Returns the word of the kind of attributes that an expression accepts. */
  private static String kind(Expression accepts) {
    Expression first = accepts instanceof Expression.AllOf all ? all.parts().get(0) : accepts;
    return first instanceof Expression.Nested nested && (nested.word().equals("array")
        || nested.word().equals("property")) ? nested.word().equals("property") ? kind(nested.inner()) : "array"
            : first.toString();
  }

  private static @Nullable String inFull(String words, TableRecord attribute, Expression accepts) {
    Matcher name = DIALECT_ENUM.matcher(accepts.toString());
    if (!name.matches()) {
      return null;
    }
    return attribute.text("assemblyFormat").contains("<") ? accepts + "<" + words + ">"
        : "#" + name.group(1) + "<" + name.group(2) + " " + words + ">";
  }

  private static @Nullable String number(String number, String kind) {
    String value = number.startsWith("0x") || number.startsWith("0X") || number.length() < 19
        ? decoded(number) : number;
    if (INTEGER_TYPE.matcher(kind).matches()) {
      return kind.equals("i1") ? value.equals("0") ? "false" : "true" : value + " : " + kind;
    }
    if (kind.matches("b?f\\d+")) {
      return decimal(value + ".0") + " : " + kind;
    }
    return kind.equals("bool") ? value.equals("0") ? "false" : "true" : null;
  }

  private static String decoded(String number) {
    try {
      return Long.decode(number.matches("-?0\\d+") ? number.replaceFirst("0+(?=\\d)", "") : number).toString();
    } catch (NumberFormatException unsigned) {
      return new BigInteger(number.substring(2), 16).toString();
    }
  }

  private static String decimal(String number) {
    // An attribute needs a point before the exponent.
    String text = number.replace("+", "").replaceFirst("\\.(?=$|[eE])", ".0");
    return text.contains(".") ? text : text.replaceFirst("(?=[eE])", ".0");
  }

  private static @Nullable String list(String numbers, String kind) {
    Matcher array = DENSE_ARRAY.matcher(kind);
    if (array.matches()) {
      String element = array.group(1).equals("bool") ? "i1" : array.group(1);
      return "array<" + element + (numbers.isEmpty() ? "" : ": " + String.join(", ", numbers.split("\\s*,\\s*"))) + ">";
    }
    if (!numbers.isEmpty()) {
      return null;
    }
    return switch (kind) {
      case "array" -> "[]";
      case "dictionary" -> "{}";
      case "string" -> "\"\"";
      default -> null;
    };
  }

  static @Nullable String ofBuilder(String text) {
    for (Pattern pattern : List.of(BUILDER_INTEGER, BUILDER_FLOAT)) {
      Matcher typed = pattern.matcher(text);
      if (typed.matches()) {
        return typed.group(2) + " : " + typed.group(1).toLowerCase(Locale.ROOT);
      }
    }
    for (Pattern pattern : List.of(BUILDER_STRING, BUILDER_BOOL)) {
      Matcher plain = pattern.matcher(text);
      if (plain.matches()) {
        return plain.group(1);
      }
    }
    return BUILDER_ARRAY.matcher(text).matches() ? "[]" : text.equals("$_builder.getUnitAttr()") ? "unit" : null;
  }
}
