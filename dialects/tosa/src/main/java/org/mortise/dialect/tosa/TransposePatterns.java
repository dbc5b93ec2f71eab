// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Canonicalization of {@code tosa.transpose}. */
final class TransposePatterns {
  private TransposePatterns() {}

  /** Combines two transpositions. */
  @Canonicalization("ConsolidateTransposeOptimization")
  static boolean combine(TransposeOp op, PatternRewriter rewriter) {
    TransposeOp inner = TransposeOp.of(op.input1().definingOp());
    long[] order = inner == null ? null : op.permutation();
    long[] innerOrder = order == null ? null : inner.permutation();
    if (innerOrder == null || innerOrder.length != order.length) {
      return false;
    }
    long[] combined = new long[order.length];
    for (int i = 0; i < order.length; i++) {
      combined[i] = innerOrder[(int) order[i]];
    }
    RankedTensorType type = RankedTensorType.of(
        new long[] {combined.length}, IntegerType.of(rewriter.context(), 32));
    Value permutation = ConstantOp.create(rewriter, op.location(), DenseNumbersAttr.ofLongs(type, combined));
    OperationState state = rewriter.state(op.location(), TransposeOp.NAME);
    state.addOperands(List.of(inner.input1(), permutation)).addResultType(op.output().type());
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  /** Moving dimensions of size 1 moves no element; combinations of transpositions go first. */
  @Canonicalization("TransposeIsReshape")
  static boolean reshape(TransposeOp op, PatternRewriter rewriter) {
    TensorType type = TosaTypes.ranked(op.input1());
    long[] order = op.permutation();
    if (order == null || type == null || type.dynamicDimCount() > 1
        || TransposeOp.of(op.input1().definingOp()) != null || isTransposed(op)) {
      return false;
    }
    long last = -1;
    long[] shape = new long[order.length];
    for (int i = 0; i < order.length; i++) {
      long size = type.dim((int) order[i]);
      shape[i] = ShapedType.isDynamic(size) ? -1 : size;
      if (size != 1 && order[i] < last) {
        return false;
      }
      last = size == 1 ? last : order[i];
    }
    OperationState state = rewriter.state(op.location(), ReshapeOp.NAME);
    state.addOperand(op.input1()).addResultType(op.output().type());
    state.addAttribute("new_shape", DenseI64ArrayAttr.of(rewriter.context(), shape));
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
