// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.OpOperand;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.transpose}. */
final class TransposePatterns {
  private TransposePatterns() {}

  /** Combines two transpositions. */
  @Canonicalization("ConsolidateTransposeOptimization")
  static boolean combine(TransposeOp op, PatternRewriter rewriter) {
    TransposeOp inner = TransposeOp.of(op.input1().definingOp());
    if (inner == null) {
      return false;
    }
    int[] order = op.permutation();
    int[] innerOrder = inner.permutation();
    int[] combined = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      combined[i] = innerOrder[order[i]];
    }
    OperationState state = rewriter.state(op.location(), TransposeOp.NAME);
    state.addOperand(inner.input1()).addResultType(op.output().type());
    state.addAttribute("perms", DenseI32ArrayAttr.of(rewriter.context(), combined));
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  /** Moving dimensions of size 1 moves no element; combinations of transpositions go first. */
  @Canonicalization("TransposeIsReshape")
  static boolean reshape(TransposeOp op, PatternRewriter rewriter) {
    TensorType type = TosaTypes.ranked(op.input1());
    int[] order = op.permutation();
    if (type == null || type.dynamicDimCount() > 1
        || TransposeOp.of(op.input1().definingOp()) != null || isTransposed(op)) {
      return false;
    }
    long last = -1;
    long[] shape = new long[order.length];
    for (int i = 0; i < order.length; i++) {
      long size = type.dim(order[i]);
      shape[i] = ShapedType.isDynamic(size) ? -1 : size;
      if (size != 1 && order[i] < last) {
        return false;
      }
      last = size == 1 ? last : order[i];
    }
    OperationState state = rewriter.state(op.location(), ReshapeOp.NAME);
    Value sizes = Shapes.create(rewriter, op.location(), shape);
    state.addOperand(op.input1()).addOperand(sizes).addResultType(op.output().type());
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  private static boolean isTransposed(TransposeOp op) {
    for (OpOperand use : op.output().uses()) {
      if (TransposeOp.of(use.owner()) != null) {
        return true;
      }
    }
    return false;
  }
}
