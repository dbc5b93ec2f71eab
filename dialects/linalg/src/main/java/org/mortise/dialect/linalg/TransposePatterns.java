// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Canonicalization of {@code linalg.transpose}. */
final class TransposePatterns {
  private TransposePatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(TransposeOp.pattern("FoldTransposeWithTranspose", TransposePatterns::compose));
    patterns.add(TransposeOp.pattern("FoldFillWithTranspose", TransposePatterns::foldFill));
    patterns.add(TransposeOp.pattern("SwapTransposeWithBroadcast", TransposePatterns::swapBroadcast));
  }

  private static boolean compose(TransposeOp outer, PatternRewriter rewriter) {
    TransposeOp inner = TransposeOp.of(outer.input().definingOp());
    if (inner == null) {
      return false;
    }
    long[] permutation = new long[outer.permutationAttr().size()];
    for (int i = 0; i < permutation.length; i++) {
      permutation[i] = inner.permutationAttr().get((int) outer.permutationAttr().get(i));
    }
    rewriter.replaceOp(outer, TransposeOp.create(rewriter, outer.location(), inner.input(), outer.init(), permutation));
    return true;
  }

  /** Fills the init instead of transposing a filled tensor. */
  private static boolean foldFill(TransposeOp transpose, PatternRewriter rewriter) {
    FillOp fill = FillOp.of(transpose.input().definingOp());
    if (fill == null) {
      return false;
    }
    rewriter.replaceOp(transpose, FillOp.create(rewriter, transpose.location(), fill.value(), transpose.init()));
    return true;
  }

  /** Transposes before the broadcast, which has fewer elements. */
  private static boolean swapBroadcast(TransposeOp transpose, PatternRewriter rewriter) {
    BroadcastOp broadcast = BroadcastOp.of(transpose.input().definingOp());
    if (broadcast == null || !transpose.input().hasOneUse()) {
      return false;
    }
    DenseI64ArrayAttr permutation = transpose.permutationAttr();
    DenseI64ArrayAttr added = broadcast.dimensionsAttr();
    int rank = permutation.size();
    int[] newPosition = new int[rank];
    for (int i = 0; i < rank; i++) {
      newPosition[(int) permutation.get(i)] = i;
    }
    long[] dimensions = new long[added.size()];
    int[] inputDim = new int[rank];
    for (int i = 0; i < dimensions.length; i++) {
      dimensions[i] = newPosition[(int) added.get(i)];
      inputDim[(int) added.get(i)] = -1;
    }
    int next = 0;
    for (int i = 0; i < rank; i++) {
      inputDim[i] = inputDim[i] < 0 ? -1 : next++;
    }
    long[] order = new long[next];
    int at = 0;
    for (int i = 0; i < rank; i++) {
      int dim = inputDim[(int) permutation.get(i)];
      if (dim >= 0) {
        order[at++] = dim;
      }
    }
    Value init = emptyLike(broadcast.input(), order, transpose.location(), rewriter);
    TransposeOp moved = TransposeOp.create(rewriter, transpose.location(), broadcast.input(), init, order);
    rewriter.replaceOp(transpose, BroadcastOp.create(
        rewriter, transpose.location(), moved.result().get(0), transpose.init(), dimensions));
    return true;
  }

  /** Creates an empty tensor with the dimensions of {@code value} in another order. */
  private static Value emptyLike(Value value, long[] order, Location location, PatternRewriter rewriter) {
    RankedTensorType type = (RankedTensorType) value.type();
    Value[] sizes = new Value[type.rank()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = ShapedType.isDynamic(type.dim(i)) ? DimOp.create(rewriter, location, value, i) : null;
    }
    long[] shape = new long[sizes.length];
    List<Value> dynamic = new ArrayList<>(sizes.length);
    for (int i = 0; i < shape.length; i++) {
      int dim = (int) order[i];
      shape[i] = type.dim(dim);
      if (sizes[dim] != null) {
        dynamic.add(sizes[dim]);
      }
    }
    return EmptyOp.create(rewriter, location, RankedTensorType.of(shape, type.elementType()), dynamic);
  }
}
