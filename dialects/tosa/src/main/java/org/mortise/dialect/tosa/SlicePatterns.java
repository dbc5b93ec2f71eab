// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.slice}. */
final class SlicePatterns {
  private SlicePatterns() {}

  /** Replaces a slice that lies in one concatenated tensor by a slice of that tensor. */
  @Canonicalization("ConcatSliceOptimization")
  static boolean sliceJoinedTensor(SliceOp op, PatternRewriter rewriter) {
    ConcatOp concat = ConcatOp.of(op.input1().definingOp());
    if (concat == null || !(concat.input1().get(0).type() instanceof TensorType)) {
      return false;
    }
    int axis = (int) concat.axisAttr().longValue();
    long[] start = TosaConstants.shape(op.start());
    long[] sizes = TosaConstants.shape(op.size());
    if (start == null || sizes == null) {
      return false;
    }
    long size = sizes[axis];
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
    Value offsets = Shapes.create(rewriter, op.location(), start);
    rewriter.replaceOp(op, SliceOp.create(rewriter, op.location(), op.output().type(), input, offsets, op.size()));
  }
}
