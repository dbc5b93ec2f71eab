// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;
import org.mortise.importer.records.TableRecord;

/** Translates the predicates of constraints: trees whose leaves are conditions in C++. */
public final class Predicates {
  private static final int MOST_STEPS = 100_000;
  private static final int DEEPEST = 300;
  private static final int LONGEST_TEXT = 10_000;

  private final Conditions conditions;
  private final Set<String> open = new HashSet<>();
  private int steps;
  private final Set<String> naming = new HashSet<>();
  private Function<TableRecord, @Nullable Expression> named = predicate -> null;

  /** Creates a translator. */
  public Predicates(Conditions conditions) {
    this.conditions = conditions;
  }

  /** Sets the source of references to constraints on types whose predicate is a given one. */
  public void nameTypesBy(Function<TableRecord, @Nullable Expression> names) {
    named = names;
  }

  /**
   * Translates a predicate on a type or an attribute.
   *
   * @throws IllegalArgumentException if the predicate contains itself
   */
  public Expression of(@Nullable TableRecord predicate, boolean isType) {
    if (predicate == null) {
      return Expressions.ANY;
    }
    if (open.isEmpty()) {
      steps = 0;
    }
    if (++steps > MOST_STEPS || open.size() > DEEPEST) {
      throw new IllegalArgumentException("the predicate '" + predicate.name() + "' is too large");
    }
    boolean isTree = predicate.isA("CombinedPred");
    if (isType && isTree && naming.add(predicate.name())) {
      Expression name = named.apply(predicate);
      naming.remove(predicate.name());
      if (name != null) {
        return name;
      }
    }
    if (!open.add(predicate.name())) {
      throw new IllegalArgumentException("the predicate '" + predicate.name() + "' contains itself");
    }
    try {
      return isTree ? combined(predicate, isType) : conditions.of(predicate.text("predExpr"), isType);
    } finally {
      open.remove(predicate.name());
    }
  }

  private Expression combined(TableRecord predicate, boolean isType) {
    TableRecord kind = predicate.record("kind");
    List<TableRecord> children = predicate.records("children");
    return switch (kind == null ? "" : kind.name()) {
      case "PredCombinerAnd" -> Expressions.allOf(each(children, isType));
      case "PredCombinerOr" -> Expressions.anyOf(each(children, isType));
      case "PredCombinerNot" -> children.isEmpty() ? Expressions.NONE
          : Expressions.not(of(children.get(0), isType), "(" + text(children.get(0)) + ")");
      case "PredCombinerSubstLeaves" -> children.isEmpty() ? Expressions.ANY
          : substituted(predicate, children.get(0), isType);
      case "PredCombinerConcat" -> children.isEmpty() ? Expressions.ANY
          : wrapped(predicate, children.get(0), isType);
      default -> new Expression.Unchecked("predicate " + predicate.name());
    };
  }

  private List<Expression> each(List<TableRecord> predicates, boolean isType) {
    List<Expression> parts = new ArrayList<>();
    predicates.forEach(predicate -> parts.add(of(predicate, isType)));
    return parts;
  }

  private Expression substituted(TableRecord predicate, TableRecord child, boolean isType) {
    String replacement = predicate.text("replacement");
    if (predicate.text("pattern").equals("$_self")) {
      boolean isInnerType = isType || Conditions.isTypeOfAttribute(replacement);
      Expression found = conditions.onPart(replacement, of(child, isInnerType), isType);
      if (found != null) {
        return found;
      }
    }
    return conditions.of(text(predicate), isType);
  }

  /** Lambdas around the predicate of each element. */
  private Expression wrapped(TableRecord predicate, TableRecord child, boolean isType) {
    String around = CppText.normalized(predicate.text("prefix") + "..." + predicate.text("suffix"));
    if (isType && around.contains("getElementType()")) {
      return Expressions.nested("element", of(child, true));
    }
    if (isType && around.startsWith("all_of(") && around.contains("TupleType")) {
      return Expressions.nested("element", of(child, true));
    }
    if (!isType && around.startsWith("all_of(cast<ArrayAttr>($)")) {
      return Expressions.nested("array", of(child, false));
    }
    if (!isType && around.startsWith("all_of(cast<DictionaryAttr>($)")) {
      return new Expression.Unchecked(text(predicate));
    }
    return conditions.of(text(predicate), isType);
  }

  /** Returns a predicate as C++; cut off if it is very long. */
  private String text(TableRecord predicate) {
    return text(predicate, new int[] {LONGEST_TEXT});
  }

  private String text(TableRecord predicate, int[] rest) {
    if (--rest[0] < 0) {
      return "...";
    }
    List<String> children = new ArrayList<>();
    predicate.records("children").forEach(child -> children.add(text(child, rest)));
    TableRecord kind = predicate.record("kind");
    String text = switch (kind == null ? "" : kind.name()) {
      case "" -> predicate.text("predExpr");
      case "PredCombinerOr" -> "(" + String.join(" || ", children) + ")";
      case "PredCombinerNot" -> "!(" + String.join("", children) + ")";
      case "PredCombinerSubstLeaves" -> String.join("", children)
          .replace(predicate.text("pattern"), predicate.text("replacement"));
      case "PredCombinerConcat" -> predicate.text("prefix") + String.join("", children) + predicate.text("suffix");
      default -> "(" + String.join(" && ", children) + ")";
    };
    rest[0] -= text.length() / 10;
    return text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) : text;
  }
}
