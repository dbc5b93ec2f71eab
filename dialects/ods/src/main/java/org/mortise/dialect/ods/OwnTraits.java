// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;

/** Traits that definitions state and that no {@code Trait} is for. */
final class OwnTraits {
  private OwnTraits() {}

  /** Adds a trait; returns false if it is unknown. */
  static boolean add(String name, OpDefinitionBuilder builder) {
    switch (name) {
      case "first_attr_derived_result_type" -> builder.inferResultTypes(OwnTraits::typeOfFirstAttribute);
      case "same_operands_and_result_rank" -> builder.predicate(
          "all operands and results have the same rank", OwnTraits::haveSameRank);
      case "results_broadcastable_shape" -> { } // broadcasting is not checked
      default -> {
        return false;
      }
    }
    return true;
  }

  private static @Nullable List<Type> typeOfFirstAttribute(OperationState state) {
    Attribute first = state.property(0);
    Type type = first instanceof TypeAttr attribute ? attribute.value() : first == null ? null : first.type();
    return type == null ? null : List.of(type);
  }

  private static boolean haveSameRank(Operation op) {
    int rank = -1;
    for (Value operand : op.operands()) {
      int found = rank(operand.type());
      if (found >= 0 && rank >= 0 && found != rank) {
        return false;
      }
      rank = Math.max(found, rank);
    }
    for (Value result : op.results()) {
      int found = rank(result.type());
      if (found >= 0 && rank >= 0 && found != rank) {
        return false;
      }
      rank = Math.max(found, rank);
    }
    return true;
  }

  private static int rank(Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() ? shaped.rank() : -1;
  }
}
