// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;

/**
 * The meanings of C++ conditions on types and attributes: those of MLIR's common constraints, and what is written
 * alike. A
 * text is in the form of {@link CppText#normalized}. Each pattern matches a whole text.
 */
final class Leaves {
  private static final String CAST = "cast<\\w+>\\(\\$\\)\\.";
  private static final String INT = CAST + "(?:getInt|getValue\\(\\)\\.get[SZ]ExtValue|getSInt|getUInt|getValue)\\(\\)";
  private static final String SIZE = CAST + "(?:getValue\\(\\)\\.|asArrayRef\\(\\)\\.)?size\\(\\)";
  private static final Map<Pattern, Function<MatchResult, @Nullable Expression>> TYPES = new LinkedHashMap<>();
  private static final Map<Pattern, Function<MatchResult, @Nullable Expression>> ATTRIBUTES = new LinkedHashMap<>();

  static {
    kinds();
    shapes();
    attributes();
  }

  private Leaves() {}

  private static void kinds() {
    type("\\$\\.isInteger\\((\\d+)\\)", m -> Expressions.kind("int(" + m.group(1) + ")"));
    type("\\$\\.isSignlessInteger\\((\\d+)\\)", m -> Expressions.kind("i" + m.group(1)));
    type("\\$\\.isSignedInteger\\((\\d+)\\)", m -> Expressions.kind("si" + m.group(1)));
    type("\\$\\.isUnsignedInteger\\((\\d+)\\)", m -> Expressions.kind("ui" + m.group(1)));
    type("\\$\\.is(Signless|Signed|Unsigned)Integer\\(\\)",
        m -> Expressions.kind(m.group(1).toLowerCase(Locale.ROOT) + "_integer"));
    type("\\$\\.isInteger\\(\\)", m -> Expressions.kind("integer"));
    type("\\$\\.isIndex\\(\\)", m -> Expressions.kind("index"));
    type("\\$\\.is(Signless)?Int(Or\\w+)\\(\\)", m -> integerOr(m.group(1) != null, m.group(2)));
    type("\\$\\.is(B?F\\d+|TF32)\\(\\)", m -> Expressions.kind(m.group(1).toLowerCase(Locale.ROOT)));
    type("\\$\\.isFloat(\\d+E\\w+)\\(\\)", m -> Expressions.kind("f" + m.group(1)));
    type("\\$\\.isFloat\\(\\)", m -> Expressions.kind("float"));
    type("\\$\\.hasTrait<ValueSemantics>\\(\\)", m -> Expressions.condition("value_semantics"));
  }

  private static Expression integerOr(boolean signless, String others) {
    List<Expression> kinds = new ArrayList<>(List.of(Expressions.kind(signless ? "signless_integer" : "integer")));
    if (others.contains("OrIndex")) {
      kinds.add(Expressions.kind("index"));
    }
    if (others.contains("OrFloat")) {
      kinds.add(Expressions.kind("float"));
    }
    return Expressions.anyOf(kinds);
  }

  private static void shapes() {
    type(CAST + "hasRank\\(\\)", m -> Expressions.condition("has_rank"));
    type(CAST + "hasStaticShape\\(\\)", m -> Expressions.condition("static_shape"));
    type(CAST + "isStrided\\(\\)|isStrided\\(cast<MemRefType>\\(\\$\\)\\)", m -> Expressions.condition("strided"));
    type(CAST + "isScalable\\(\\)", m -> Expressions.condition("scalable_vector"));
    type(CAST + "getLayout\\(\\)\\.isIdentity\\(\\)", m -> Expressions.condition("identity_layout"));
    type(CAST + "allDimsScalable\\(\\)", m -> Expressions.condition("all_dims_scalable"));
    type(CAST + "getScalableDims\\(\\)\\.back\\(\\)", m -> Expressions.condition("last_dim_scalable"));
    type("is_contained\\(" + CAST + "getScalableDims\\(\\)\\.drop_back\\(\\), true\\)",
        m -> Expressions.not(Expressions.condition("only_trailing_scalable"), ""));
    type(CAST + "getRank\\(\\) (==|>=|>|<=|<|!=) (\\d+)", Leaves::rank);
    type(CAST + "getShape\\(\\)\\.size\\(\\) (==|>=|>|<=|<|!=) (\\d+)", Leaves::rank);
    type(CAST + "getNumElements\\(\\) == (\\d+)", m -> Expressions.condition("elements(" + m.group(1) + ")"));
    type(CAST + "getNumElements\\(\\) >= (\\d+)", m -> Expressions.condition("min_elements(" + m.group(1) + ")"));
    type(CAST + "getNumElements\\(\\) <= (\\d+)", m -> Expressions.condition("max_elements(" + m.group(1) + ")"));
    type(CAST + "getDimSize\\((\\d+)\\) == (\\d+)",
        m -> Expressions.condition("dim(" + m.group(1) + ", " + m.group(2) + ")"));
    type(CAST + "getDimSize\\(" + CAST + "getRank\\(\\) \\+ (-\\d+)\\) == (\\d+)",
        m -> Expressions.condition("dim(" + m.group(1) + ", " + m.group(2) + ")"));
  }

  private static @Nullable Expression rank(MatchResult match) {
    int number = Integer.parseInt(match.group(2));
    return switch (match.group(1)) {
      case "==" -> Expressions.condition("rank(" + number + ")");
      case "!=" -> Expressions.not(Expressions.condition("rank(" + number + ")"), "");
      case ">=" -> Expressions.condition("min_rank(" + number + ")");
      case ">" -> Expressions.condition("min_rank(" + (number + 1) + ")");
      case "<=" -> Expressions.not(Expressions.condition("min_rank(" + (number + 1) + ")"), "");
      default -> Expressions.not(Expressions.condition("min_rank(" + number + ")"), "");
    };
  }

  private static void attributes() {
    attribute(INT + " (==|>=|>|<=|<|!=) (-?\\d+)", Leaves::value);
    attribute(CAST + "getValue\\(\\)\\.is(Zero|One)\\(\\)",
        m -> Expressions.condition(m.group(1).equals("Zero") ? "in(0)" : "in(1)"));
    attribute(CAST + "getValue\\(\\) == APInt\\(" + CAST
        + "getValue\\(\\)\\.getBitWidth\\(\\), (\\d{1,18})(?:, \\w+)?\\)",
        m -> Expressions.condition("in(" + m.group(1) + ")"));
    attribute(CAST + "getValue\\(\\)\\.isStrictlyPositive\\(\\)", m -> Expressions.condition("positive"));
    attribute(CAST + "getValue\\(\\)\\.isNegative\\(\\)",
        m -> Expressions.not(Expressions.condition("non_negative"), ""));
    attribute(CAST + "getValue\\(\\)\\.isPowerOf2\\(\\)", m -> Expressions.condition("power_of_2"));
    attribute(SIZE + " == (\\d+)", m -> Expressions.condition("size(" + m.group(1) + ")"));
    attribute(SIZE + " >= (\\d+)", m -> Expressions.condition("min_size(" + m.group(1) + ")"));
    attribute(SIZE + " > (\\d+)",
        m -> Expressions.condition("min_size(" + (Long.parseLong(m.group(1)) + 1) + ")"));
    attribute(SIZE + " <= (\\d+)", m -> Expressions.condition("max_size(" + m.group(1) + ")"));
    attribute(CAST + "(?:getValue\\(\\)\\.)?empty\\(\\)", m -> Expressions.condition("size(0)"));
    attribute("is_sorted\\(" + CAST + "asArrayRef\\(\\)\\)", m -> Expressions.condition("sorted"));
    attribute("all_of\\(" + CAST + "asArrayRef\\(\\), \\[&?\\]\\(auto v\\) ?\\{ ?return v > 0; ?\\}\\)",
        m -> each("positive"));
    attribute("all_of\\(" + CAST + "asArrayRef\\(\\), \\[&?\\]\\(auto v\\) ?\\{ ?return v >= 0; ?\\}\\)",
        m -> each("non_negative"));
    attribute(CAST + "getType\\(\\)\\.getShape\\(\\) == ArrayRef<int64_t>\\(\\{([-0-9, ]*)\\}\\)",
        m -> Expressions.condition("shape(" + dimensions(m.group(1)) + ")"));
  }

  private static Expression each(String condition) {
    return Expressions.condition("each(" + condition + ")");
  }

  /** Returns the conditions on the type of a tensor with some sizes. */
  private static String dimensions(String sizes) {
    String[] each = sizes.isBlank() ? new String[0] : sizes.split(",");
    StringBuilder text = new StringBuilder("rank(" + each.length + ")");
    for (int i = 0; i < each.length; i++) {
      text.append(" & dim(").append(i).append(", ").append(each[i].strip()).append(')');
    }
    return text.toString();
  }

  private static @Nullable Expression value(MatchResult match) {
    long number;
    try {
      number = Long.parseLong(match.group(2));
    } catch (NumberFormatException tooLarge) {
      return null;
    }
    return switch (match.group(1)) {
      case "==" -> Expressions.condition("in(" + number + ")");
      case "!=" -> Expressions.not(Expressions.condition("in(" + number + ")"), "");
      case ">=" -> Expressions.condition("min(" + number + ")");
      case ">" -> Expressions.condition("min(" + Math.addExact(number, 1) + ")");
      case "<=" -> Expressions.condition("max(" + number + ")");
      default -> Expressions.condition("max(" + Math.subtractExact(number, 1) + ")");
    };
  }

  private static void type(String pattern, Function<MatchResult, @Nullable Expression> meaning) {
    TYPES.put(Pattern.compile(pattern), meaning);
  }

  private static void attribute(String pattern, Function<MatchResult, @Nullable Expression> meaning) {
    ATTRIBUTES.put(Pattern.compile(pattern), meaning);
  }

  /** Returns the meaning of a condition on a type, or null. */
  static @Nullable Expression type(String text) {
    return find(TYPES, text);
  }

  /** Returns the meaning of a condition on an attribute, or null. */
  static @Nullable Expression attribute(String text) {
    return find(ATTRIBUTES, text);
  }

  private static @Nullable Expression find(Map<Pattern, Function<MatchResult, @Nullable Expression>> table,
      String text) {
    for (Map.Entry<Pattern, Function<MatchResult, @Nullable Expression>> entry : table.entrySet()) {
      Matcher matcher = entry.getKey().matcher(text);
      if (matcher.matches()) {
        return entry.getValue().apply(matcher);
      }
    }
    return null;
  }
}
