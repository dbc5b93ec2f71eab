// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;

/**
 * Result types derived from the declaration: from a constraint that one type satisfies, from a trait, or from relations
 * to operands and attributes. Each result must be single, and an operand that determines a result must precede all
 * variadic operands.
 */
final class DerivedResultTypes implements ResultTypes {
  private final List<Function<OperationState, Type>> sources;

  private DerivedResultTypes(List<Function<OperationState, Type>> sources) {
    this.sources = sources;
  }

  /** Returns the derivation; null if a result's type cannot be derived, or there are no results. */
  static @Nullable ResultTypes of(OpDefinition definition) {
    List<Function<OperationState, Type>> sources = new ArrayList<>();
    for (int i = 0; i < definition.resultGroupCount(); i++) {
      Function<OperationState, Type> source = source(definition, definition.resultSpec(i));
      if (source == null) {
        return null;
      }
      sources.add(source);
    }
    return sources.isEmpty() ? null : new DerivedResultTypes(sources);
  }

  private static @Nullable Function<OperationState, Type> source(OpDefinition definition, ValueSpec result) {
    if (result.arity() != Arity.ONE) {
      return null;
    }
    Function<Context, Type> buildable = result.constraint().buildable();
    if (buildable != null) {
      return state -> buildable.apply(state.context());
    }
    if (definition.hasTrait(Trait.SAME_OPERANDS_AND_RESULT_TYPE)) {
      return state -> operandType(state, 0);
    }
    for (TypeRelation relation : definition.typeRelations()) {
      Function<OperationState, Type> source = source(definition, result.name(), relation);
      if (source != null) {
        return source;
      }
    }
    return null;
  }

  private static @Nullable Function<OperationState, Type> source(
      OpDefinition definition, String result, TypeRelation relation) {
    int position = relation.names().indexOf(result);
    if (position < 0 || (relation.derivation() != null && position > 0)) {
      return null;
    }
    for (String name : relation.names()) {
      Function<OperationState, Type> known = known(definition, name);
      if (known != null) {
        return relation.derivation() == null ? known : state -> derive(relation, known.apply(state));
      }
    }
    return null;
  }

  private static @Nullable Type derive(TypeRelation relation, Type source) {
    List<Type> derived = source == null ? null : relation.derivation().apply(List.of(source));
    return derived == null || derived.size() != 1 ? null : derived.get(0);
  }

  /** Returns the type of a single operand or an attribute; null for other names. */
  private static @Nullable Function<OperationState, Type> known(OpDefinition definition, String name) {
    for (int i = 0; i < definition.operandGroupCount(); i++) {
      if (definition.operandSpec(i).arity() != Arity.ONE) {
        break;
      }
      if (definition.operandSpec(i).name().equals(name)) {
        int index = i;
        return state -> operandType(state, index);
      }
    }
    int slot = definition.attributeSlot(name);
    return slot < 0 ? null : state -> attributeType(state.property(slot));
  }

  private static @Nullable Type operandType(OperationState state, int index) {
    return index < state.operands().size() ? state.operands().get(index).type() : null;
  }

  private static @Nullable Type attributeType(Attribute attribute) {
    return attribute == null ? null : attribute.type();
  }

  @Override
  public @Nullable List<Type> infer(OperationState state) {
    List<Type> types = new ArrayList<>(sources.size());
    for (Function<OperationState, Type> source : sources) {
      Type type = source.apply(state);
      if (type == null) {
        return null;
      }
      types.add(type);
    }
    return types;
  }
}
