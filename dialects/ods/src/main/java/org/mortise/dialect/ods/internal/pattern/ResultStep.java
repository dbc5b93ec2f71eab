// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;

/**
 * Creates an operation of the replacement. Operations that define its operands are created by earlier steps.
 *
 * @param slot the place of the new operation among the bindings
 * @param operands the values of each group of operands
 */
record ResultStep(
    OperationName name, OpDefinition definition, int slot, List<List<ValueSource>> operands,
    List<StatedAttribute> attributes, ResultTypeSource types) {
  /**
   * An attribute that the text states.
   *
   * @param attribute its position in the definition
   * @param isRequired whether nothing is created without it
   */
  record StatedAttribute(int attribute, AttributeSource source, boolean isRequired) {}

  /** Returns a new operation that is in no block; null if it cannot be created for these bindings. */
  @Nullable Operation create(Bindings bindings, Location location) {
    OperationState state = new OperationState(location, name);
    int[] sizes = new int[operands.size()];
    for (int i = 0; i < sizes.length; i++) {
      for (ValueSource source : operands.get(i)) {
        for (Value value : source.get(bindings)) {
          if (value.definingOp() == bindings.root) {
            return null; // the program has a cycle through the operation that is replaced
          }
          state.addOperand(value);
          sizes[i]++;
        }
      }
      if (!isSize(definition.operandSpec(i).arity(), sizes[i])) {
        return null;
      }
    }
    if (definition.operandSegmentsName() != null) {
      state.setOperandSegments(sizes);
    }
    for (StatedAttribute stated : attributes) {
      Attribute value = stated.source.get(bindings);
      if (value == null && stated.isRequired) {
        return null;
      }
      state.setProperty(stated.attribute, value);
    }
    definition.setDefaultAttributes(state);
    List<Type> results = types.get(state, bindings);
    if (results == null) {
      return null;
    }
    state.addResultTypes(results);
    int[] segments = types.segments(bindings);
    if (segments != null && definition.resultSegmentsName() != null) {
      state.setResultSegments(segments);
    }
    return Operation.create(state);
  }

  private static boolean isSize(Arity arity, int size) {
    return switch (arity) {
      case ONE -> size == 1;
      case OPTIONAL -> size <= 1;
      case VARIADIC -> true;
    };
  }

  /** The types of the results of a new operation. */
  sealed interface ResultTypeSource {
    /** Returns the types; null if they cannot be computed. */
    @Nullable List<Type> get(OperationState state, Bindings bindings);

    /** Returns the sizes of the groups of results; null if they are not known. */
    default int @Nullable [] segments(Bindings bindings) {
      return null;
    }
  }

  /** The types that follow from the operands and attributes. */
  record Inferred(OpDefinition definition) implements ResultTypeSource {
    @Override
    public @Nullable List<Type> get(OperationState state, Bindings bindings) {
      return definition.inferResultTypes(state);
    }
  }

  /** The types that the text states. */
  record Stated(List<TypeSource> types) implements ResultTypeSource {
    @Override
    public @Nullable List<Type> get(OperationState state, Bindings bindings) {
      List<Type> all = new ArrayList<>(types.size());
      for (TypeSource each : types) {
        Type type = each.get(bindings);
        if (type == null) {
          return null;
        }
        all.add(type);
      }
      return all;
    }
  }

  /**
   * The types of the results that are replaced.
   *
   * @param first the first group of these results
   */
  record OfReplaced(OpDefinition root, int first, int count) implements ResultTypeSource {
    @Override
    public List<Type> get(OperationState state, Bindings bindings) {
      List<Type> types = new ArrayList<>();
      for (int group = first; group < first + count; group++) {
        int start = root.resultGroupStart(bindings.root, group);
        int end = start + root.resultGroupLength(bindings.root, group);
        for (int i = start; i < end; i++) {
          types.add(bindings.root.result(i).type());
        }
      }
      return types;
    }

    @Override
    public int[] segments(Bindings bindings) {
      int[] sizes = new int[count];
      for (int i = 0; i < count; i++) {
        sizes[i] = root.resultGroupLength(bindings.root, first + i);
      }
      return sizes;
    }
  }

  /** A type that the text states. */
  @FunctionalInterface
  interface TypeSource {
    /** Returns the type; null if there is none. */
    @Nullable Type get(Bindings bindings);
  }

  /** An attribute of a new operation. */
  @FunctionalInterface
  interface AttributeSource {
    /** Returns the attribute; null if there is none. */
    @Nullable Attribute get(Bindings bindings);
  }
}
