// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.TypeAttr;

/**
 * One check of an operation, type or attribute. A constraint that accepted a value accepts no other one in the same
 * check, and refusals are cached, so the cost is the number of constraints times the number of checked types and
 * attributes. Recursive; the loader limits the depth of constraints.
 */
final class ConstraintCheck {
  private record Refusal(int constraint, Attribute attribute) {}

  private final Constraints constraints;
  private final @Nullable Attribute[] assigned;
  private @Nullable Set<Refusal> refusals;
  private @Nullable String problem;

  /** Begins a check. */
  ConstraintCheck(Constraints constraints) {
    this.constraints = constraints;
    this.assigned = new Attribute[constraints.all().size()];
  }

  /** Returns the reason of the last refusal. */
  String problem() {
    return String.valueOf(problem);
  }

  /** Returns whether the constraint with a number accepts a type or an attribute. */
  boolean accepts(Attribute attribute, int constraint) {
    Attribute before = assigned[constraint];
    if (before != null) {
      return before == attribute || refuse(before.toString(), attribute);
    }
    if (refusals != null && refusals.contains(new Refusal(constraint, attribute))) {
      return false; // the reason is of no interest: it is an alternative of another constraint
    }
    if (check(attribute, constraints.get(constraint))) {
      assigned[constraint] = attribute;
      return true;
    }
    if (refusals == null) {
      refusals = new HashSet<>();
    }
    refusals.add(new Refusal(constraint, attribute));
    return false;
  }

  private boolean check(Attribute attribute, Constraint constraint) {
    if (constraint instanceof Constraint.Is is) {
      return is.accepts(attribute) || refuse(is.text(), attribute);
    }
    if (constraint instanceof Constraint.Base base) {
      return checkBase(attribute, base.ofType(), base.name());
    }
    if (constraint instanceof Constraint.OfDefinition of) {
      return checkBase(attribute, of.definition().isType(), of.definition().toString());
    }
    if (constraint instanceof Constraint.Parametric parametric) {
      return checkParametric(attribute, parametric);
    }
    if (constraint instanceof Constraint.AnyOf anyOf) {
      return checkAnyOf(attribute, anyOf);
    }
    if (constraint instanceof Constraint.AllOf allOf) {
      return checkAllOf(attribute, allOf);
    }
    return true;
  }

  private boolean refuse(String expected, Attribute attribute) {
    problem = "expected '" + expected + "' but got '" + attribute + "'";
    return false;
  }

  private boolean refuse(String reason) {
    problem = reason;
    return false;
  }

  private boolean checkBase(Attribute attribute, boolean ofType, String name) {
    if (!ofType) {
      String found = BaseNames.of(attribute);
      return found.equals(name) || refuse("expected base attribute '" + name + "' but got '" + found + "'");
    }
    if (!(attribute instanceof TypeAttr type)) {
      return refuseAttribute(attribute);
    }
    String found = BaseNames.of(type.value());
    return found.equals(name) || refuse("expected base type '" + name + "' but got '" + found + "'");
  }

  /** MLIR's message has no closing quote. */
  private boolean refuseAttribute(Attribute attribute) {
    return refuse("expected type, got attribute '" + attribute);
  }

  private boolean checkParametric(Attribute attribute, Constraint.Parametric constraint) {
    ParameterizedDefinition definition = constraint.definition();
    List<Attribute> parameters;
    if (!definition.isType()) {
      if (!(attribute instanceof DynamicAttr dynamic) || dynamic.definition() != definition) {
        return refuse("expected base attribute '" + definition.name() + "." + definition.namespace() + "' but got '"
            + attribute + "'"); // in MLIR's order
      }
      parameters = dynamic.parameters();
    } else if (!(attribute instanceof TypeAttr type)) {
      return refuseAttribute(attribute);
    } else if (!(type.value() instanceof DynamicType dynamic) || dynamic.definition() != definition) {
      return refuse("expected base type '" + definition + "' but got '" + attribute + "'");
    } else {
      parameters = dynamic.parameters();
    }
    int[] expected = constraint.parameters();
    if (parameters.size() != expected.length) {
      return refuse("attribute '" + definition + "' expects " + parameters.size() + " parameters but got "
          + expected.length);
    }
    for (int i = 0; i < expected.length; i++) {
      if (!accepts(parameters.get(i), expected[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean checkAnyOf(Attribute attribute, Constraint.AnyOf constraint) {
    for (int alternative : constraint.alternatives()) {
      if (accepts(attribute, alternative)) {
        return true;
      }
    }
    return refuse("'" + attribute + "' does not satisfy the constraint");
  }

  private boolean checkAllOf(Attribute attribute, Constraint.AllOf constraint) {
    for (int part : constraint.parts()) {
      if (!accepts(attribute, part)) {
        return false;
      }
    }
    return true;
  }
}
