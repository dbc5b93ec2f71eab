// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosalayerwiseconstantfold;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tosa.ConstOp;
import org.mortise.dialect.tosa.TransposeOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Folds the transposition of a constant. */
final class FoldTranspose extends RewritePattern {
  FoldTranspose() {
    super(TransposeOp.NAME);
  }

  @Override
  public boolean matchAndRewrite(Operation operation, PatternRewriter rewriter) {
    TransposeOp op = TransposeOp.of(operation);
    if (!(Constants.of(op.input1()) instanceof DenseNumbersAttr elements)
        || !(op.output().type() instanceof RankedTensorType result)
        || elements.elementType() != result.elementType() || !isFoldable(result.elementType())
        || !elements.isSplat() && !op.input1().hasOneUse()) {
      return false;
    }
    int[] order = permutation(op, elements.shapedType(), result);
    if (order == null) {
      return false;
    }
    DenseNumbersAttr moved = elements.gather(result, positions(elements.shapedType(), result, order));
    rewriter.replaceOp(operation, ConstOp.create(rewriter, operation.location(), result, moved));
    return true;
  }

  /** Excludes signed and unsigned integers and other widths, as in MLIR. */
  private static boolean isFoldable(Type element) {
    return element instanceof FloatType || element instanceof IntegerType integer && integer.isSignless()
        && (integer.width() == 1 || integer.width() <= 64 && integer.width() >= 8
            && Integer.bitCount(integer.width()) == 1);
  }

  /** Returns the operand dimension of each result dimension; null if the sizes do not match. */
  private static int @Nullable [] permutation(TransposeOp op, ShapedType input, RankedTensorType result) {
    int[] order = op.permutation();
    if (order.length != input.rank() || order.length != result.rank()) {
      return null;
    }
    for (int i = 0; i < order.length; i++) {
      if (input.dim(order[i]) != result.dim(i)) {
        return null;
      }
    }
    return order;
  }

  /** Returns the position in the operand of each element of the result. */
  private static int[] positions(ShapedType input, RankedTensorType result, int[] order) {
    int rank = order.length;
    int[] strides = new int[rank];
    for (int dim = rank - 1, stride = 1; dim >= 0; dim--) {
      strides[dim] = stride;
      stride *= (int) input.dim(dim);
    }
    int[] positions = new int[(int) result.numElements()];
    int[] index = new int[rank];
    int position = 0;
    for (int i = 0; i < positions.length; i++) {
      positions[i] = position;
      for (int dim = rank - 1; dim >= 0; dim--) {
        int stride = strides[order[dim]];
        position += stride;
        if (++index[dim] < result.dim(dim)) {
          break;
        }
        position -= stride * index[dim];
        index[dim] = 0;
      }
    }
    return positions;
  }
}
