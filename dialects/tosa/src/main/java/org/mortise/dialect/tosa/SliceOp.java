// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** Returns a part of a tensor. */
@Op(name = "tosa.slice",
    operands = {"input1: TENSOR_AT_LEAST_1D", "start: SHAPE", "size: SHAPE"},
    results = "output: TENSOR_AT_LEAST_1D",
    traits = {"RESOLVABLE_SHAPES", "PURE"},
    format = TosaDialect.FUNCTIONAL,
    patterns = SlicePatterns.class)
public final class SliceOp extends SliceOpBase {
  SliceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input1(), output());
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    if (wrong != null || input == null) {
      return wrong;
    }
    if (output != null && input.rank() != output.rank()) {
      return opError("expect input1 and output to have the same ranks, got " + input.rank() + " and "
          + output.rank());
    }
    if (startType().rank() != input.rank()) {
      return opError("length of start is not equal to rank of input shape");
    }
    return sizeType().rank() == input.rank() ? null : opError("length of size is not equal to rank of input shape");
  }

  FoldResult fold(Attribute[] constants) {
    if (!(input1().type() instanceof RankedTensorType from) || !(output().type() instanceof RankedTensorType to)) {
      return FoldResult.NONE;
    }
    if (from == to && to.hasStaticShape()) {
      return FoldResult.of(input1());
    }
    if (!to.hasStaticShape() || !(constants[0] instanceof DenseElementsAttr elements)
        || Splats.foldable(input1()) == null) {
      return FoldResult.NONE;
    }
    if (elements.isSplat()) {
      return Splats.fold(output(), elements.elementAt(0));
    }
    long[] start = TosaConstants.shape(start());
    return to.numElements() == 1 && from.hasStaticShape() && start != null
        ? Splats.fold(output(), elements.elementAt(offsetOf(start, from))) : FoldResult.NONE;
  }

  private static int offsetOf(long[] start, RankedTensorType type) {
    long offset = 0;
    for (int i = 0; i < type.rank(); i++) {
      offset = offset * type.dim(i) + start[i];
    }
    return (int) offset;
  }
}
