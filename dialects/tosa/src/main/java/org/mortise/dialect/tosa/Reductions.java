// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** What all reductions along a dimension have in common. */
final class Reductions {
  private Reductions() {}

  static Type inferType(OperationState state) {
    TensorType input = (TensorType) state.operands().get(0).type();
    long axis = ((IntegerAttr) state.getAttr("axis")).longValue();
    if (!input.hasRank() || axis < 0 || axis >= input.rank()) {
      return input;
    }
    long[] shape = input.shape().clone();
    shape[(int) axis] = 1;
    return RankedTensorType.of(shape, input.elementType());
  }

  static @Nullable Diagnostic verify(Operation op) {
    long axis = ((IntegerAttr) op.getAttr("axis")).longValue();
    Diagnostic outside = Axes.verify(op, axis, "reduce axis must not be negative", "reduce");
    TensorType output = TosaTypes.ranked(op.result(0));
    if (outside != null || output == null || output.rank() == 0) {
      return outside;
    }
    long size = output.dim((int) axis);
    return size == 1 || size == ShapedType.DYNAMIC
        ? null
        : op.opError("expect reduced dimension size to be 1, got " + size);
  }

  /** Nothing is combined in a scalar, or along a dimension of size 1. */
  static FoldResult fold(Operation op) {
    TensorType input = TosaTypes.ranked(op.operand(0));
    if (input == null || input != op.result(0).type()) {
      return FoldResult.NONE;
    }
    int axis = (int) ((IntegerAttr) op.getAttr("axis")).longValue();
    return input.rank() == 0 || input.dim(axis) == 1
        ? FoldResult.of(op.operand(0)) : FoldResult.NONE;
  }
}
