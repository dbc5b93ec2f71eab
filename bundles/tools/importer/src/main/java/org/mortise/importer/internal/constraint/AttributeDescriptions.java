// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppClasses;
import org.mortise.importer.internal.expression.Descriptions;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expression.AllOf;
import org.mortise.importer.internal.expression.Expression.AnyOf;
import org.mortise.importer.internal.expression.Expression.Atom;
import org.mortise.importer.internal.expression.Expression.Named;
import org.mortise.importer.internal.expression.Expression.Nested;

/** The description of an attribute expression that follows from it, as in ODS. */
final class AttributeDescriptions {
  private static final Map<String, String> WORDS = Map.ofEntries(Map.entry("any", "any attribute"),
      Map.entry("string", "string attribute"), Map.entry("symbol_name", "string attribute"),
      Map.entry("symbol", "symbol reference attribute"), Map.entry("flat_symbol", "flat symbol reference attribute"),
      Map.entry("unit", "unit attribute"), Map.entry("bool", "bool attribute"),
      Map.entry("dictionary", "dictionary of named attribute values"), Map.entry("affine_map", "AffineMap attribute"),
      Map.entry("integer_set", "IntegerSet attribute"), Map.entry("location", "location attribute"),
      Map.entry("type", "any type attribute"), Map.entry("array", "array attribute"),
      Map.entry("array_bool", "i1 dense array attribute"), Map.entry("elements", "constant vector/tensor attribute"),
      Map.entry("int_elements", "integer elements attribute"), Map.entry("string_elements",
          "string elements attribute"),
      Map.entry("index", "index attribute"), Map.entry("positive", "whose value is positive"),
      Map.entry("non_negative", "whose value is non-negative"),
      Map.entry("power_of_2", "whose value is a power of two > 0"));
  private static final Map<String, String> ARRAYS = Map.ofEntries(Map.entry("bool", "1-bit boolean array attribute"),
      Map.entry("i32", "32-bit integer array attribute"), Map.entry("i64", "64-bit integer array attribute"),
      Map.entry("f32", "32-bit float array attribute"), Map.entry("f64", "64-bit float array attribute"),
      Map.entry("string", "string array attribute"), Map.entry("type", "type array attribute"),
      Map.entry("affine_map", "AffineMap array attribute"), Map.entry("location", "location array attribute"),
      Map.entry("array(i64)", "Array of 64-bit integer array attributes"),
      Map.entry("dictionary", "Array of dictionary attributes"), Map.entry("symbol", "symbol ref array attribute"),
      Map.entry("flat_symbol", "flat symbol ref array attribute"));
  private static final Map<String, String> COUNTS = Map.of("min", "whose minimum value is ",
      "max", "whose maximum value is ", "min_size", "with at least ", "max_size", "with at most ",
      "size", "with exactly ");
  private static final Pattern COUNT = Pattern.compile("(min|max|min_size|max_size|size)\\((-?\\d+)\\)");
  private static final Pattern DENSE_ARRAY = Pattern.compile("array_(\\w+)");

  private final Descriptions types;
  private final Declarations declarations;

  AttributeDescriptions(Descriptions types, Declarations declarations) {
    this.types = types;
    this.declarations = declarations;
  }

  /** Returns the description of an expression, or null if it has none. */
  @Nullable String of(Expression attribute) {
    if (attribute instanceof Atom atom) {
      return ofWord(atom.text());
    }
    if (attribute instanceof Named name) {
      return declarations.description(name.toString());
    }
    if (attribute instanceof Nested nested) {
      return switch (nested.word()) {
        case "array" -> ARRAYS.get(nested.inner().toString());
        case "type" -> prefixed("type attribute of ", types.of(nested.inner()));
        default -> null;
      };
    }
    if (attribute.equals(CppClasses.integerAttribute())) {
      return "arbitrary integer attribute";
    }
    if (attribute instanceof AnyOf any) {
      return joined(any.parts(), " or ");
    }
    return attribute instanceof AllOf all ? joined(all.parts(), " ") : null;
  }

  private @Nullable String ofWord(String word) {
    if (WORDS.containsKey(word)) {
      return WORDS.get(word);
    }
    Matcher count = COUNT.matcher(word);
    if (count.matches()) {
      return COUNTS.get(count.group(1)) + count.group(2) + (count.group(1).endsWith("size") ? " elements" : "");
    }
    Matcher array = DENSE_ARRAY.matcher(word);
    if (array.matches()) {
      return array.group(1) + " dense array attribute";
    }
    String type = word.matches("[su]?i\\d+|int\\(\\d+\\)|f\\d+") ? types.of(new Atom(word, false)) : null;
    return type == null ? null : type + " attribute";
  }

  private static @Nullable String prefixed(String prefix, @Nullable String text) {
    return text == null ? null : prefix + text;
  }

  private @Nullable String joined(List<Expression> parts, String separator) {
    StringBuilder text = new StringBuilder();
    for (Expression part : parts) {
      String each = of(part);
      if (each == null) {
        return null;
      }
      text.append(text.isEmpty() ? "" : separator).append(each);
    }
    return text.toString();
  }
}
