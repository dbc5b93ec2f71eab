// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.slice}. */
final class SlicePatterns {
  private SlicePatterns() {}

  /** Replaces a slice that lies in one concatenated tensor by a slice of that tensor. */
  @Canonicalization("ConcatSliceOptimization")
  static boolean sliceJoinedTensor(SliceOp op, PatternRewriter rewriter) {
    ConcatOp concat = ConcatOp.of(op.input().definingOp());
    if (concat == null || !(concat.input1().get(0).type() instanceof TensorType)) {
      return false;
    }
    int axis = (int) concat.axisAttr().longValue();
    long[] start = op.startAttr().toArray();
    long size = op.sizeAttr().get(axis);
    for (Value input : concat.input1()) {
      TensorType type = TosaTypes.ranked(input);
      if (type == null || type.isDynamicDim(axis)) {
        return false;
      }
      if (start[axis] >= 0 && start[axis] + size <= type.dim(axis)) {
        replace(op, input, start, rewriter);
        return true;
      }
      start[axis] -= type.dim(axis);
    }
    return false;
  }

  private static void replace(SliceOp op, Value input, long[] start, PatternRewriter rewriter) {
    OperationState state = rewriter.state(op.location(), SliceOp.NAME);
    state.addOperand(input).addResultType(op.output().type());
    state.addAttribute("start", DenseI64ArrayAttr.of(rewriter.context(), start));
    state.addAttribute("size", op.sizeAttr());
    rewriter.replaceOpWithNew(op, state);
  }
}
