// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Selects rows of two vectors by constant positions. */
@Op(name = "vector.shuffle",
    operands = {"v1: FIXED_VECTOR", "v2: FIXED_VECTOR"},
    results = "vector: ANY_VECTOR",
    attributes = "mask: I64_ARRAY",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "operands $mask attr-dict `:` type(operands)")
public final class ShuffleOp extends ShuffleOpBase {
  ShuffleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "first operand v1 and result have same element type", 0);
    VectorTypes.sameElementType(op, "second operand v2 and result have same element type", 1);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    if (!(state.operands().get(0).type() instanceof VectorType first)
        || !(state.getAttr("mask") instanceof ArrayAttr mask)) {
      return null;
    }
    long[] shape = first.rank() == 0 ? new long[1] : first.shape();
    shape[0] = mask.size();
    return List.of(VectorType.of(shape, first.elementType()));
  }
}
