// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppClasses;
import org.mortise.importer.internal.cpp.Predicates;
import org.mortise.importer.internal.expression.Descriptions;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;

/** The constraints on the types of operands and results. */
public final class TypeConstraints {
  private static final int MOST_STEPS = 20_000;
  private static final int DEEPEST = 200;

  private final String dialect;
  private final Predicates predicates;
  private final Declarations declarations;
  private final BuiltTypes built;
  private final Descriptions descriptions;
  private final Map<String, String> typeSummaries = new HashMap<>();
  private final Map<String, TableRecord> byPredicate = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();
  private final Set<String> open = new HashSet<>();
  private int steps;

  /** Creates the constraints of the definitions whose classes are given. */
  public TypeConstraints(Records records, String dialect, Predicates predicates, Declarations declarations,
      CppClasses classes) {
    this.dialect = dialect;
    this.predicates = predicates;
    this.declarations = declarations;
    this.built = new BuiltTypes(classes);
    for (TableRecord constraint : records.instancesOf("TypeConstraint")) {
      TableRecord predicate = constraint.record("predicate");
      if (predicate != null && !constraint.isAnonymous() && !constraint.isA("TypeDef")) {
        TableRecord other = byPredicate.putIfAbsent(predicate.name(), constraint);
        if (other != null) {
          ambiguous.add(predicate.name());
        }
      }
    }
    predicates.nameTypesBy(this::named);
    this.descriptions = new Descriptions(name -> name.startsWith("!") ? typeSummaries.get(name)
        : declarations.description(name));
  }

  /** Returns the reference to the only constraint with a name that has a predicate, or null. */
  private @Nullable Expression named(TableRecord predicate) {
    TableRecord constraint = byPredicate.get(predicate.name());
    return constraint == null || ambiguous.contains(predicate.name()) || open.contains(constraint.name()) ? null
        : of(constraint);
  }

  /** Returns the descriptions of type expressions. */
  Descriptions descriptions() {
    return descriptions;
  }

  /** Returns the expression of a constraint. */
  public Expression of(TableRecord constraint) {
    if (open.isEmpty()) {
      steps = 0;
    }
    if (++steps > MOST_STEPS || open.size() > DEEPEST) {
      throw new IllegalArgumentException("the constraint '" + constraint.name() + "' is too large");
    }
    if (!open.add(constraint.name())) {
      throw new IllegalArgumentException("the constraint '" + constraint.name() + "' contains itself");
    }
    try {
      Expression accepts = exact(constraint, plain(constraint));
      return declarations.reference(Entry.Kind.CONSTRAINT, constraint, accepts, descriptions.of(accepts));
    } finally {
      open.remove(constraint.name());
    }
  }

  private Expression plain(TableRecord constraint) {
    if (constraint.isA("TypeDef")) {
      Expression type = ofDefinition(constraint);
      if (type != null) {
        return type;
      }
    }
    List<TableRecord> allowed = constraint.records("allowedTypes");
    if (constraint.isA("AnyTypeOf") && !allowed.isEmpty()) {
      return Expressions.anyOf(each(allowed));
    }
    if (constraint.isA("AllOfType") && !allowed.isEmpty()) {
      // their summaries are parts of a sentence
      return Expressions.allOf(allowed.stream().map(this::plain).toList());
    }
    TableRecord base = constraint.record("baseType");
    if (constraint.isA("ConfinedType") && base != null) {
      List<Expression> parts = new ArrayList<>(List.of(of(base)));
      constraint.records("predicateList").forEach(each -> parts.add(predicates.of(each, true)));
      return Expressions.allOf(parts);
    }
    return predicates.of(constraint.record("predicate"), true);
  }

  private List<Expression> each(List<TableRecord> constraints) {
    List<Expression> parts = new ArrayList<>();
    constraints.forEach(each -> parts.add(of(each)));
    return parts;
  }

  private @Nullable Expression ofDefinition(TableRecord type) {
    TableRecord dialect = type.record("dialect");
    String mnemonic = type.text("mnemonic");
    if (dialect == null || mnemonic.isEmpty() || dialect.text("name").equals("builtin")) {
      return null;
    }
    String name = "!" + dialect.text("name") + "." + mnemonic;
    typeSummaries.put(name, type.text("summary").strip().replaceAll("\\s+", " "));
    return Expressions.kind(name);
  }

  /** Returns whether a constraint is a type of the imported dialect. */
  private boolean isOwn(TableRecord constraint) {
    TableRecord owner = constraint.isA("TypeDef") ? constraint.record("dialect") : null;
    return owner != null && owner.text("name").equals(dialect);
  }

  /**
   * Adds the type that a builder makes, which formats imply. An expression with conditions that cannot be checked is
   * narrowed to that type, unless its name is a guess; others may accept more.
   */
  private Expression exact(TableRecord constraint, Expression accepts) {
    String call = constraint.text("builderCall");
    TableRecord owner = constraint.record("dialect");
    String type = call.isEmpty() ? null : built.of(call, owner == null ? null : owner.text("name"));
    boolean isGuess = type != null && built.isGuess(type, constraint.text("summary"));
    return type == null || accepts.toString().equals(type) && (!type.startsWith("!") || isOwn(constraint))
        ? accepts : isGuess || accepts.unchecked().isEmpty() && !(accepts instanceof Expression.Atom)
            ? Expressions.allOf(List.of(accepts, Expressions.condition("builds(" + type + ")")))
            : Expressions.kind("exactly(" + type + ")");
  }
}
