// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** The family of operations that combine all elements along a dimension, which has size 1 afterwards. */
@Op(operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = "axis: I32",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public abstract class ReductionOp extends ReductionOpBase {
  ReductionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes((CompatibleTypes) ReductionOp::inferType);
  }

  private static Type inferType(OperationState state) {
    TensorType input = (TensorType) state.operands().get(0).type();
    long axis = ((IntegerAttr) state.getAttr("axis")).longValue();
    if (!input.hasRank() || axis < 0 || axis >= input.rank()) {
      return input;
    }
    long[] shape = input.shape().clone();
    shape[(int) axis] = 1;
    return RankedTensorType.of(shape, input.elementType());
  }

  @Nullable Diagnostic verify() {
    long axis = ((IntegerAttr) operation().getAttr("axis")).longValue();
    Diagnostic outside = Axes.verify(operation(), axis, "reduce axis must not be negative", "reduce");
    TensorType output = TosaTypes.ranked(operation().result(0));
    if (outside != null || output == null || output.rank() == 0) {
      return outside;
    }
    long size = output.dim((int) axis);
    return size == 1 || size == ShapedType.DYNAMIC
        ? null
        : opError("expect reduced dimension size to be 1, got " + size);
  }

  /** Nothing is combined in a scalar, or along a dimension of size 1. */
  FoldResult fold(Attribute[] constants) {
    TensorType input = TosaTypes.ranked(operation().operand(0));
    if (input == null || input != operation().result(0).type()) {
      return FoldResult.NONE;
    }
    int axis = (int) ((IntegerAttr) operation().getAttr("axis")).longValue();
    return input.rank() == 0 || input.dim(axis) == 1
        ? FoldResult.of(operation().operand(0)) : FoldResult.NONE;
  }
}
