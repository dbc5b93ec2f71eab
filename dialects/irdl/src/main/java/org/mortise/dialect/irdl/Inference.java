// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.TypeConstraint;

/**
 * Infers operand and result types from others, so that an assembly format can omit them: from a constraint with a
 * single type, from values with the same constraint, and from a parameter of another constraint, such as {@code %e} if
 * an operand has the constraint {@code irdl.parametric @d::@array<%e>}.
 */
final class Inference {
  private static final String DESCRIPTION = "types follow from constraints";

  private final OperationParts parts;
  private final List<ValueGroup> groups = new ArrayList<>();

  Inference(OperationParts parts) {
    this.parts = parts;
    groups.addAll(parts.operands());
    groups.addAll(parts.results());
  }

  /** Returns a group's constraint for the syntax, with its type if it is unique. It accepts all types. */
  TypeConstraint<Type> constraint(ValueGroup group) {
    Constraint constraint = parts.constraints().get(group.constraint());
    TypeConstraint<Type> any = TypeConstraint.of(description(constraint), type -> true);
    if (constraint instanceof Constraint.Is is && is.isType()) {
      return new TypeConstraint<>(any.description(), Type.class, any.test(), is::type);
    }
    ParameterizedDefinition plain = withoutParameters(constraint);
    return plain == null ? any : new TypeConstraint<>(
        any.description(), Type.class, any.test(), context -> DynamicType.of(context, plain, List.of()));
  }

  private String description(Constraint constraint) {
    if (constraint instanceof Constraint.AnyOf anyOf) {
      StringJoiner alternatives = new StringJoiner(" or ");
      for (int alternative : anyOf.alternatives()) {
        alternatives.add(plainDescription(parts.constraints().get(alternative)));
      }
      return alternatives.toString();
    }
    return plainDescription(constraint);
  }

  private static String plainDescription(Constraint constraint) {
    if (constraint instanceof Constraint.Is is) {
      return is.text();
    }
    if (constraint instanceof Constraint.Base base) {
      return "!" + base.name();
    }
    if (constraint instanceof Constraint.OfDefinition of) {
      return "!" + of.definition();
    }
    if (constraint instanceof Constraint.Parametric parametric) {
      return "!" + parametric.definition() + "<...>";
    }
    return constraint instanceof Constraint.Any ? "any type" : "type of several constraints";
  }

  private static @Nullable ParameterizedDefinition withoutParameters(Constraint constraint) {
    ParameterizedDefinition definition = null;
    if (constraint instanceof Constraint.OfDefinition of) {
      definition = of.definition();
    } else if (constraint instanceof Constraint.Parametric parametric) {
      definition = parametric.definition();
    }
    return definition != null && definition.isType() && definition.parameterCount() == 0 ? definition : null;
  }

  void addTo(OpDefinitionBuilder builder) {
    addSame(builder);
    for (ValueGroup source : groups) {
      addParameters(builder, source, source.constraint(), new ArrayList<>(), new HashSet<>());
      addWrapped(builder, source);
    }
  }

  private void addSame(OpDefinitionBuilder builder) {
    Map<Integer, List<String>> names = new LinkedHashMap<>();
    for (ValueGroup group : groups) {
      names.computeIfAbsent(group.constraint(), key -> new ArrayList<>()).add(group.name());
    }
    for (List<String> same : names.values()) {
      if (same.size() > 1) {
        builder.sameTypes(same.toArray(new String[0]));
      }
    }
  }

  /** The types of groups whose constraints are parameters of {@code constraint}, at any depth. */
  private void addParameters(
      OpDefinitionBuilder builder, ValueGroup source, int constraint, List<Step> path, Set<Integer> visited) {
    if (!visited.add(constraint) || !(parts.constraints().get(constraint) instanceof Constraint.Parametric outer)
        || !outer.definition().isType()) {
      return;
    }
    for (int i = 0; i < outer.parameters().length; i++) {
      List<Step> longer = new ArrayList<>(path);
      longer.add(new Step(outer.definition(), i));
      for (ValueGroup target : groups) {
        if (target.constraint() == outer.parameters()[i]) {
          builder.typeFrom(target.name(), source.name(), DESCRIPTION, type -> follow(type, longer));
        }
      }
      addParameters(builder, source, outer.parameters()[i], longer, visited);
    }
  }

  /** A parameter of a type. */
  private record Step(ParameterizedDefinition definition, int parameter) {}

  private static @Nullable Type follow(Type type, List<Step> path) {
    Type current = type;
    for (Step step : path) {
      if (!(current instanceof DynamicType dynamic) || dynamic.definition() != step.definition()
          || !(dynamic.parameters().get(step.parameter()) instanceof TypeAttr inner)) {
        return null;
      }
      current = inner.value();
    }
    return current;
  }

  /** Adds the types of groups whose parameters all have the constraint of {@code source}. */
  private void addWrapped(OpDefinitionBuilder builder, ValueGroup source) {
    for (ValueGroup target : groups) {
      if (parts.constraints().get(target.constraint()) instanceof Constraint.Parametric outer
          && outer.definition().isType() && isOnly(outer.parameters(), source.constraint())) {
        builder.typeFrom(target.name(), source.name(), DESCRIPTION, type -> wrap(type, outer));
      }
    }
  }

  private static boolean isOnly(int[] parameters, int constraint) {
    for (int parameter : parameters) {
      if (parameter != constraint) {
        return false;
      }
    }
    return parameters.length > 0;
  }

  private static @Nullable Type wrap(Type type, Constraint.Parametric outer) {
    List<Attribute> parameters = new ArrayList<>();
    for (int i = 0; i < outer.parameters().length; i++) {
      parameters.add(TypeAttr.of(type));
    }
    return outer.definition().problemWith(parameters) != null ? null
        : DynamicType.of(type.context(), outer.definition(), parameters);
  }
}
