// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.expression;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression.AllOf;
import org.mortise.importer.internal.expression.Expression.AnyOf;
import org.mortise.importer.internal.expression.Expression.Atom;
import org.mortise.importer.internal.expression.Expression.Nested;
import org.mortise.importer.internal.expression.Expression.Not;
import org.mortise.importer.internal.expression.Expression.Unchecked;

/** Makes expressions, in the shortest form that the predicates of ODS allow. */
public final class Expressions {
  /** Accepts everything. */
  public static final Expression ANY = new Atom("any", false);
  /** Accepts nothing. */
  public static final Expression NONE = new Not(ANY);

  /** Words that take the expression of their elements in parentheses. */
  private static final Set<String> CONTAINERS = Set.of("complex", "tensor", "ranked_tensor", "unranked_tensor",
      "vector",
      "fixed_vector", "scalable_vector", "memref", "unranked_memref", "any_memref", "shaped");
  private static final Set<String> ELEMENTS_ATTRIBUTES = Set.of("elements", "int_elements", "float_elements",
      "string_elements");
  /** The kinds of shaped types, from the general ones to the special ones. */
  private static final List<Set<String>> SPECIAL = List.of(
      Set.of("tensor", "ranked_tensor", "unranked_tensor"), Set.of("vector", "fixed_vector", "scalable_vector"),
      Set.of("any_memref", "memref", "unranked_memref"));
  /** Conditions of which alternatives are one list of numbers, such as {@code rank(0, 1)}. */
  private static final Pattern LIST = Pattern.compile("(rank|elements|in|size)\\(([-0-9, ]+)\\)|(dim)\\((-?\\d+), "
      + "(.*)\\)");

  private static final Pattern RANK = Pattern.compile("rank\\(([0-9, ]{1,60})\\)");
  private static final Pattern MIN_RANK = Pattern.compile("min_rank\\((\\d{1,9})\\)");
  private static final Pattern RANKED =
      Pattern.compile("^(min_rank|memref|vector|fixed_vector|scalable_vector|ranked_tensor)(\\(|$)");
  private static final Pattern INTEGER = Pattern.compile("[su]?i\\d+|int\\(\\d+\\)|index|\\w+_integer");
  private static final Pattern FLOAT = Pattern.compile("b?f\\d+.*|tf32");
  /** The types of integer attributes. */
  private static final List<Expression> INTEGERS = List.of(kind("integer"), kind("index"));

  private Expressions() {}

  /** Returns a word of the language that accepts types or attributes of a kind. */
  public static Expression kind(String text) {
    return text.equals("any") ? ANY : new Atom(text, false);
  }

  /** Returns a word of the language that narrows other expressions. */
  public static Expression condition(String text) {
    return new Atom(text, true);
  }

  /** Returns the expression that elements, or another part named by a word, satisfy an expression. */
  public static Expression nested(String word, Expression inner) {
    if (inner.equals(ANY) && (CONTAINERS.contains(word) || ELEMENTS_ATTRIBUTES.contains(word) || word.equals("type")
        || word.equals("array"))) {
      return kind(word);
    }
    return inner.equals(ANY) && !word.equals("typed") && !word.equals("property") && !word.equals("array")
        ? ANY : new Nested(word, inner);
  }

  /** Returns the expression that one of several holds. */
  public static Expression anyOf(List<Expression> parts) {
    Set<Expression> flat = new LinkedHashSet<>();
    for (Expression part : parts) {
      if (part.equals(ANY)) {
        return ANY;
      }
      if (part instanceof AnyOf any) {
        flat.addAll(any.parts());
      } else if (!part.equals(NONE)) {
        flat.add(part);
      }
    }
    List<Expression> merged = mergedLists(joinUnchecked(flat, " || "));
    return merged.isEmpty() ? NONE : merged.size() == 1 ? merged.get(0) : new AnyOf(merged);
  }

  /** Replaces several conditions in C++ by one, at the place of the last one. */
  private static Set<Expression> joinUnchecked(Set<Expression> parts, String operator) {
    List<String> texts =
        parts.stream().filter(Unchecked.class::isInstance).map(part -> ((Unchecked) part).text()).toList();
    if (texts.size() < 2) {
      return parts;
    }
    Set<Expression> joined = new LinkedHashSet<>(parts);
    joined.removeIf(Unchecked.class::isInstance);
    joined.add(new Unchecked(texts.stream().map(text -> text.contains(" || ") && !text.startsWith("(")
        ? "(" + text + ")" : text)
        .collect(Collectors.joining(operator))));
    return joined;
  }

  /** Joins {@code rank(0) | rank(1)} to {@code rank(0, 1)}. */
  private static List<Expression> mergedLists(Set<Expression> parts) {
    List<Expression> merged = new ArrayList<>();
    for (Expression part : parts) {
      Expression before = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      Expression joined = before == null ? null : joined(before, part);
      if (joined == null) {
        merged.add(part);
      } else {
        merged.set(merged.size() - 1, joined);
      }
    }
    return merged;
  }

  private static @Nullable Expression joined(Expression first, Expression second) {
    Matcher left = LIST.matcher(first.toString());
    Matcher right = LIST.matcher(second.toString());
    if (!left.matches() || !right.matches()) {
      return null;
    }
    if (left.group(1) != null && left.group(1).equals(right.group(1))) {
      return condition(left.group(1) + "(" + left.group(2) + ", " + right.group(2) + ")");
    }
    return left.group(3) != null && right.group(3) != null && left.group(4).equals(right.group(4))
        ? condition("dim(" + left.group(4) + ", " + left.group(5) + ", " + right.group(5) + ")") : null;
  }

  /** Returns the expression that all of several hold. */
  public static Expression allOf(List<Expression> parts) {
    Set<Expression> flat = new LinkedHashSet<>();
    for (Expression part : parts) {
      if (part instanceof AllOf all) {
        flat.addAll(all.parts());
      } else if (!part.equals(ANY)) {
        flat.add(part);
      }
    }
    dropImplied(flat);
    List<Expression> fused = new ArrayList<>();
    for (Expression part : joinUnchecked(flat, " && ")) {
      if (!fuse(fused, part)) {
        fused.add(part);
      }
    }
    return fused.isEmpty() ? ANY : fused.size() == 1 ? fused.get(0) : new AllOf(List.copyOf(fused));
  }

  /** Removes conditions that follow from others: {@code has_rank} if there is a condition on the rank. */
  private static void dropImplied(Set<Expression> parts) {
    boolean hasRank = false;
    int least = -1;
    for (Expression part : parts) {
      Matcher rank = RANK.matcher(part.toString());
      if (rank.matches()) {
        hasRank = true;
        for (String each : rank.group(1).split(",\\s*")) {
          least = least < 0 ? Integer.parseInt(each) : Math.min(least, Integer.parseInt(each));
        }
      }
      hasRank |= RANKED.matcher(part.toString()).find();
    }
    if (hasRank) {
      parts.remove(condition("has_rank"));
    }
    int known = least;
    parts.removeIf(part -> {
      Matcher atLeast = MIN_RANK.matcher(part.toString());
      return atLeast.matches() && known >= Integer.parseInt(atLeast.group(1));
    });
  }

  /** Replaces one of some expressions by its conjunction with another one, if that is a single expression. */
  private static boolean fuse(List<Expression> parts, Expression added) {
    for (int i = 0; i < parts.size(); i++) {
      Expression fused = fused(parts.get(i), added);
      if (fused != null) {
        parts.set(i, fused);
        return true;
      }
    }
    return false;
  }

  private static @Nullable Expression fused(Expression first, Expression second) {
    if (first.equals(second)) {
      return first;
    }
    if (second instanceof Nested element && element.word().equals("element")) {
      return withElement(first, element.inner());
    }
    if (first instanceof Atom kind && second instanceof Nested nested && nested.word().equals(kind.text())) {
      return nested;
    }
    if (first instanceof Nested left && second instanceof Nested right && left.word().equals(right.word())
        && left.word().equals("type")) {
      return nested(left.word(), allOf(List.of(left.inner(), right.inner())));
    }
    if (second instanceof Atom kind && !kind.isCondition()) {
      return narrowed(first, kind.text());
    }
    return null;
  }

  private static @Nullable Expression withElement(Expression container, Expression element) {
    if (container instanceof Atom kind && CONTAINERS.contains(kind.text())) {
      return nested(kind.text(), element);
    }
    if (container instanceof Atom kind && kind.text().equals("tuple")) {
      return new Nested("tuple", element);
    }
    if (container instanceof AnyOf any && any.parts().stream().allMatch(part -> withElement(part, element) != null)) {
      return anyOf(any.parts().stream().map(part -> withElement(part, element)).toList());
    }
    return null;
  }

  /** Returns the kind of both: {@code tensor} and {@code ranked_tensor} is {@code ranked_tensor}. */
  private static @Nullable Expression narrowed(Expression first, String kind) {
    if (first instanceof AnyOf any && any.parts().equals(INTEGERS) && INTEGER.matcher(kind).matches()) {
      return kind(kind);
    }
    String word = first instanceof Atom atom ? atom.text() : first instanceof Nested nested ? nested.word() : "";
    if (word.equals("shaped") && CONTAINERS.contains(kind) && !kind.equals("complex")) {
      return withWord(first, kind);
    }
    if (word.equals("float") && FLOAT.matcher(kind).matches() || word.equals("integer")
        && INTEGER.matcher(kind).matches() && !kind.equals("index")) {
      return kind(kind);
    }
    if (kind.equals("shaped") && CONTAINERS.contains(word) && !word.equals("complex")) {
      return first;
    }
    for (Set<String> family : SPECIAL) {
      String general = family.contains("tensor") ? "tensor" : family.contains("vector") ? "vector" : "any_memref";
      if (family.contains(word) && family.contains(kind)) {
        return word.equals(kind) || kind.equals(general) ? first : word.equals(general) ? withWord(first, kind) : null;
      }
    }
    return null;
  }

  private static Expression withWord(Expression expression, String word) {
    return expression instanceof Nested nested ? new Nested(word, nested.inner()) : kind(word);
  }

  /** Returns the expression that another one does not hold. What is not checked stays so. */
  public static Expression not(Expression part, String text) {
    if (!part.unchecked().isEmpty()) {
      return new Unchecked("!" + text);
    }
    return part instanceof Not not ? not.part() : new Not(part);
  }
}
