// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.records.TableRecord;

/**
 * Translates the predicates of constraints on what a rewrite pattern matches: conditions in C++ on {@code $_self},
 * {@code $0}, {@code $1} and so on.
 */
public final class EntityConditions {
  /** The name of the entity of a constraint without arguments. */
  public static final String SELF = "$self";

  private static final int DEEPEST = 100;
  private static final Pattern ENTITY = Pattern.compile("\\$(?:self|\\d+)");
  private static final Pattern DEFINED_BY =
      Pattern.compile("(isa)<([^()]*)>\\(\\$\\.getDefiningOp\\(\\)\\)|\\$\\.(getDefiningOp)<([^()<>]*)>\\(\\)"
          + "|cast<([^()<>]*)>\\(\\$\\.getDefiningOp\\(\\)\\)");
  /** Attributes have the classes that operations declare, so patterns need no casts. */
  private static final Pattern METHOD_OF_ATTRIBUTE =
      Pattern.compile("\\$\\.(?=(?:getValue|getInt|getSInt|getUInt|empty|size|asArrayRef)\\()");
  private static final Pattern TYPE = Pattern.compile("(@\\d+)\\.getType\\(\\)");
  private static final Pattern ELEMENT = Pattern.compile("cast<ShapedType>\\((@\\d+)\\.getType\\(\\)\\)"
      + "\\.getElementType\\(\\)|getElementTypeOrSelf\\((@\\d+)(?:\\.getType\\(\\))?\\)");
  private static final Pattern SHAPE =
      Pattern.compile("cast<ShapedType>\\((@\\d+)\\.getType\\(\\)\\)\\.getShape\\(\\)");
  private static final Map<String, Pattern> PAIRS =
      Map.of("same_type", TYPE, "same_element_type", ELEMENT, "same_shape", SHAPE);
  private static final Pattern TEXT = Pattern.compile("\"[^\"\\\\]*\"");
  private static final Pattern WIDTH =
      Pattern.compile("(@\\d+)\\.getType\\(\\)\\.getIntOrFloatBitWidth\\(\\)"
          + "|cast<ShapedType>\\((@\\d+)\\.getType\\(\\)\\)\\.getElementTypeBitWidth\\(\\)");
  private static final Pattern RANK = Pattern.compile("cast<\\w+>\\((@\\d+)\\.getType\\(\\)\\)\\.getRank\\(\\)");
  private static final Pattern NUMBER = Pattern.compile(
      "(?:cast<IntegerAttr>\\((@\\d+)\\)|(@\\d+))\\.(?:getInt|getSInt|getValue\\(\\)\\.get[SZ]ExtValue)\\(\\)");
  private static final Pattern SIZE = Pattern.compile("(@\\d+)\\.size\\(\\)");
  private static final Pattern EQUALITY = Pattern.compile("\\$\\w+(?:#\\d+)? == (?:\\$\\w+(?:#\\d+)?|\"[^\"]*\")");
  private static final Pattern LITERAL = Pattern.compile("-?\\d{1,18}");

  private final Conditions conditions;
  private final UnaryOperator<@Nullable String> operations;

  /**
   * Something that a pattern matches.
   *
   * @param text the name in the pattern, with {@code $}
   * @param isAttribute whether it is an attribute
   */
  public record Entity(String text, boolean isAttribute) {}

  /**
   * Creates a translator.
   *
   * @param operations returns the name of the operation with a C++ class, or null
   */
  public EntityConditions(Conditions conditions, UnaryOperator<@Nullable String> operations) {
    this.conditions = conditions;
    this.operations = operations;
  }

  /**
   * Translates a predicate.
   *
   * @param entities what {@link #SELF}, {@code $0} and so on stand for
   * @return the condition in the language of dialect files, or null if it is unknown
   */
  public @Nullable String of(@Nullable TableRecord predicate, Map<String, Entity> entities) {
    return of(predicate, entities, 0);
  }

  private @Nullable String of(@Nullable TableRecord predicate, Map<String, Entity> entities, int depth) {
    if (predicate == null || depth > DEEPEST) {
      return null;
    }
    if (!predicate.isA("CombinedPred")) {
      return ofText(normalized(predicate.text("predExpr").replace("$_self", SELF)), entities, depth);
    }
    List<String> parts = new ArrayList<>();
    for (TableRecord child : predicate.records("children")) {
      String part = of(child, entities, depth + 1);
      if (part == null) {
        return null;
      }
      parts.add(part);
    }
    TableRecord kind = predicate.record("kind");
    return switch (kind == null ? "" : kind.name()) {
      case "PredCombinerAnd" -> joined(parts, " & ");
      case "PredCombinerOr" -> joined(parts, " | ");
      case "PredCombinerNot" -> parts.size() == 1 ? negated(parts.get(0)) : null;
      default -> null;
    };
  }

  private static String normalized(String condition) {
    return CppText.normalized(condition).replace("> (", ">(");
  }

  private static String negated(String condition) {
    if (EQUALITY.matcher(condition).matches()) {
      return condition.replace(" == ", " != ");
    }
    return condition.startsWith("not(") && condition.indexOf(')') == condition.length() - 1
        ? condition.substring(4, condition.length() - 1) : "not(" + condition + ")";
  }

  private static @Nullable String joined(List<String> parts, String operator) {
    Set<String> distinct = new LinkedHashSet<>(parts);
    if (distinct.size() < 2) {
      return distinct.isEmpty() ? null : parts.get(0);
    }
    return String.join(operator, distinct.stream()
        .map(part -> part.contains(" | ") || part.contains(" & ") || part.contains(": ") ? "(" + part + ")" : part)
        .toList());
  }

  private @Nullable String ofText(String condition, Map<String, Entity> entities, int depth) {
    if (depth > DEEPEST) {
      return null;
    }
    String text = CppText.unwrapped(condition);
    for (String operator : new String[] {"||", "&&"}) {
      List<String> parts = CppText.split(text, operator);
      if (parts.size() > 1) {
        List<String> translated = new ArrayList<>();
        for (String part : parts) {
          String each = ofText(part, entities, depth + 1);
          if (each == null) {
            return null;
          }
          translated.add(each);
        }
        return joined(translated, operator.equals("||") ? " | " : " & ");
      }
    }
    if (text.startsWith("!") && !text.startsWith("!=")) {
      String inner = ofText(text.substring(1), entities, depth + 1);
      return inner == null ? null : negated(inner);
    }
    return leaf(text, entities);
  }

  private @Nullable String leaf(String text, Map<String, Entity> entities) {
    Map<String, Entity> used = new TreeMap<>();
    Matcher names = ENTITY.matcher(text);
    while (names.find()) {
      Entity entity = entities.get(names.group());
      if (entity == null) {
        return null;
      }
      used.put(names.group(), entity);
    }
    if (used.size() == 1) {
      String name = used.keySet().iterator().next();
      String found = ofOne(CppText.normalized(text.replace(name, "$_self")), used.get(name));
      if (found != null) {
        return found;
      }
    }
    return used.isEmpty() ? null : comparison(text, used);
  }

  private @Nullable String ofOne(String text, Entity entity) {
    String name = entity.text();
    if (text.equals("$")) {
      return "present(" + name + ")";
    }
    if (entity.isAttribute()) {
      String withCasts = METHOD_OF_ATTRIBUTE.matcher(text).replaceAll("cast<Attr>(\\$).");
      return expression(conditions.of(withCasts.replace("$", "$_self"), false), name);
    }
    if (text.equals("$.hasOneUse()") || text.equals("$.getResult().hasOneUse()")) {
      return "one_use(" + name + ")";
    }
    if (text.equals("$.use_empty()")) {
      return "no_use(" + name + ")";
    }
    Matcher definedBy = DEFINED_BY.matcher(text);
    if (definedBy.matches()) {
      return definedBy(definedBy, name);
    }
    if (!text.contains("$.getType()")) {
      return null;
    }
    String ofType = text.replace("$.getType()", "$");
    return ofType.contains("$.get") ? null
        : expression(conditions.of(CppText.normalized(ofType).replace("$", "$_self"), true), name);
  }

  private @Nullable String definedBy(Matcher match, String name) {
    String classes = match.group(1) != null ? match.group(2) : match.group(3) != null ? match.group(4)
        : match.group(5);
    List<String> found = new ArrayList<>();
    for (String each : classes.split(",")) {
      String operation = operations.apply(each.strip());
      if (operation == null) {
        return null;
      }
      found.add(operation);
    }
    return "defined_by(" + name + ", " + String.join(", ", found) + ")";
  }

  private static @Nullable String expression(Expression expression, String name) {
    return expression.unchecked().isEmpty() ? name + ": " + expression : null;
  }

  // ---- comparisons -------------------------------------------------------------------------------------------------

  private @Nullable String comparison(String text, Map<String, Entity> used) {
    List<Entity> entities = new ArrayList<>(used.values());
    List<String> names = new ArrayList<>(used.keySet());
    String numbered = text;
    for (int i = 0; i < names.size(); i++) {
      numbered = numbered.replaceAll(Pattern.quote(names.get(i)) + "(?!\\d)", "@" + i);
    }
    for (String operator : new String[] {" == ", " != ", " <= ", " >= ", " < ", " > "}) {
      List<String> sides = CppText.split(numbered, operator);
      if (sides.size() == 2) {
        return compared(sides.get(0), operator.strip(), sides.get(1), entities);
      }
    }
    return null;
  }

  private @Nullable String compared(String left, String operator, String right, List<Entity> entities) {
    String first = CppText.unwrapped(left);
    String second = CppText.unwrapped(right);
    boolean isEquality = operator.equals("==") || operator.equals("!=");
    if (isEquality) {
      String same = same(first, second, entities);
      if (same != null) {
        return operator.equals("==") ? same : negated(same);
      }
    }
    String one = number(first, entities);
    String other = number(second, entities);
    return one == null || other == null ? null : one + " " + operator + " " + other;
  }

  private @Nullable String same(String first, String second, List<Entity> entities) {
    if (first.matches("@\\d+") && second.matches("@\\d+")) {
      Entity one = entity(first, entities);
      Entity other = entity(second, entities);
      return one.isAttribute() == other.isAttribute() ? one.text() + " == " + other.text() : null;
    }
    if (first.matches("@\\d+") && TEXT.matcher(second).matches() && entity(first, entities).isAttribute()) {
      return entity(first, entities).text() + " == " + second;
    }
    for (Map.Entry<String, Pattern> each : PAIRS.entrySet()) {
      Matcher one = each.getValue().matcher(first);
      Matcher other = each.getValue().matcher(second);
      if (one.matches() && other.matches()) {
        Entity some = entity(word(one), entities);
        Entity another = entity(word(other), entities);
        return some.isAttribute() || another.isAttribute() ? null
            : each.getKey() + "(" + some.text() + ", " + another.text() + ")";
      }
    }
    return null;
  }

  private static Entity entity(String word, List<Entity> entities) {
    return entities.get(Integer.parseInt(word.substring(1)));
  }

  /** Returns the first group that has matched. */
  private static String word(MatchResult match) {
    for (int i = 1; i <= match.groupCount(); i++) {
      if (match.group(i) != null) {
        return match.group(i);
      }
    }
    return "";
  }

  /** Translates a number: a sum or difference of properties of entities. */
  private @Nullable String number(String text, List<Entity> entities) {
    for (String operator : new String[] {" + ", " - "}) {
      List<String> parts = CppText.split(text, operator);
      if (parts.size() == 2) {
        String first = number(CppText.unwrapped(parts.get(0)), entities);
        String second = number(CppText.unwrapped(parts.get(1)), entities);
        return first == null || second == null ? null : first + operator + second;
      }
    }
    if (LITERAL.matcher(text).matches()) {
      return text;
    }
    Map<Pattern, String> properties = Map.of(WIDTH, "width", RANK, "rank", NUMBER, "value", SIZE, "size");
    for (Map.Entry<Pattern, String> each : properties.entrySet()) {
      Matcher property = each.getKey().matcher(text);
      if (property.matches()) {
        Entity entity = entity(word(property), entities);
        boolean isOfAttribute = each.getValue().equals("value");
        return entity.isAttribute() == isOfAttribute || each.getValue().equals("size")
            ? each.getValue() + "(" + entity.text() + ")" : null;
      }
    }
    return null;
  }

  /** Translates an expression in C++ for a number; null if it is unknown. */
  public @Nullable String number(String cpp, Map<String, Entity> entities) {
    List<Entity> used = new ArrayList<>();
    String text = CppText.normalized(cpp);
    for (int i = 0; entities.containsKey("$" + i); i++) {
      text = text.replaceAll("\\$" + i + "(?!\\d)", "@" + i);
      used.add(entities.get("$" + i));
    }
    return text.contains("$") ? null : number(text, used);
  }
}
