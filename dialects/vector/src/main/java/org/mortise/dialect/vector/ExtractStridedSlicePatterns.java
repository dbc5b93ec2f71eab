// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.VectorType;

/** Folding and canonicalization of {@code vector.extract_strided_slice}. */
final class ExtractStridedSlicePatterns {
  private ExtractStridedSlicePatterns() {}

  static void add(PatternSet patterns) {
    add(patterns, "StridedSliceConstantMaskFolder", ExtractStridedSlicePatterns::sliceConstantMask);
    add(patterns, "StridedSliceSplatConstantFolder", ExtractStridedSlicePatterns::sliceSplatConstant);
    add(patterns, "StridedSliceNonSplatConstantFolder", ExtractStridedSlicePatterns::sliceConstant);
    add(patterns, "StridedSliceBroadcast", ExtractStridedSlicePatterns::sliceBroadcast);
    add(patterns, "StridedSliceSplat", ExtractStridedSlicePatterns::sliceSplat);
  }

  private static void add(PatternSet patterns, String name, RewritePattern.Rewrite rewrite) {
    patterns.add(RewritePattern.of(ExtractStridedSliceOp.NAME, name, rewrite));
  }

  /** Extracts from the vector that was inserted last if the slice lies in it. */
  static FoldResult fold(ExtractStridedSliceOp op) {
    long[] offsets = VectorTypes.integers(op.offsetsAttr());
    long[] sizes = VectorTypes.integers(op.sizesAttr());
    InsertStridedSliceOp insert = InsertStridedSliceOp.of(op.vector().definingOp());
    while (insert != null && insert.sourceType().rank() == op.vectorType().rank()) {
      long[] starts = VectorTypes.integers(insert.offsetsAttr());
      boolean isInside = true;
      boolean isDisjoint = false;
      for (int i = 0; i < offsets.length; i++) {
        long end = starts[i] + insert.sourceType().dim(i);
        isDisjoint |= offsets[i] >= end || offsets[i] < starts[i];
        isInside &= offsets[i] + sizes[i] <= end;
      }
      if (!isDisjoint) {
        return isInside ? moveTo(op, insert, starts) : FoldResult.NONE;
      }
      insert = InsertStridedSliceOp.of(insert.dest().definingOp());
    }
    return FoldResult.NONE;
  }

  private static FoldResult moveTo(ExtractStridedSliceOp op, InsertStridedSliceOp insert, long[] starts) {
    long[] offsets = VectorTypes.integers(op.offsetsAttr());
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] -= starts[i];
    }
    op.operation().setOperand(0, insert.source());
    op.setOffsetsAttr(VectorTypes.integerArray(op.context(), offsets));
    return FoldResult.IN_PLACE;
  }

  private static boolean sliceConstantMask(Operation operation, PatternRewriter rewriter) {
    ExtractStridedSliceOp op = ExtractStridedSliceOp.of(operation);
    ConstantMaskOp mask = ConstantMaskOp.of(op.vector().definingOp());
    if (mask == null || !StridedSlices.areContiguous(op.stridesAttr())) {
      return false;
    }
    long[] set = VectorTypes.integers(mask.maskDimSizesAttr());
    long[] offsets = VectorTypes.integers(op.offsetsAttr());
    long[] sizes = VectorTypes.integers(op.sizesAttr());
    boolean isEmpty = false;
    for (int i = 0; i < offsets.length; i++) {
      set[i] = Math.max(0, Math.min(offsets[i] + sizes[i], set[i]) - offsets[i]);
      isEmpty |= set[i] == 0;
    }
    if (isEmpty) {
      Arrays.fill(set, 0);
    }
    rewriter.replaceOp(operation, ConstantMaskOp.create(
        rewriter, operation.location(), op.result().type(),
        VectorTypes.integerArray(rewriter.context(), set)));
    return true;
  }

  private static boolean sliceSplatConstant(Operation op, PatternRewriter rewriter) {
    Attribute resized = VectorFolding.resizedSplat(Constants.of(op.operand(0)), op.result(0).type());
    if (resized == null) {
      return false;
    }
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), resized));
    return true;
  }

  private static boolean sliceConstant(Operation operation, PatternRewriter rewriter) {
    ExtractStridedSliceOp op = ExtractStridedSliceOp.of(operation);
    VectorType whole = op.vectorType();
    if (!(Constants.of(op.vector()) instanceof DenseElementsAttr elements) || elements.isSplat()
        || whole.isScalable() || !StridedSlices.areContiguous(op.stridesAttr())) {
      return false;
    }
    VectorType type = (VectorType) op.result().type();
    long[] offsets = Arrays.copyOf(VectorTypes.integers(op.offsetsAttr()), whole.rank());
    DenseElementsBuilder builder = new DenseElementsBuilder(type);
    for (int position : StridedSlices.positions(whole, offsets, type.shape())) {
      builder.add(elements.elementAt(position));
    }
    rewriter.replaceOp(operation, ConstantOp.create(rewriter, operation.location(), builder.build()));
    return true;
  }

  /** Broadcasts the source, or the slice of it that is needed. */
  private static boolean sliceBroadcast(Operation operation, PatternRewriter rewriter) {
    ExtractStridedSliceOp op = ExtractStridedSliceOp.of(operation);
    BroadcastOp broadcast = BroadcastOp.of(op.vector().definingOp());
    if (broadcast == null) {
      return false;
    }
    VectorType type = (VectorType) op.result().type();
    Value source = broadcast.source();
    if (source.type() instanceof VectorType from && from.rank() > 0) {
      int added = type.rank() - from.rank();
      long[] kept = Arrays.copyOfRange(type.shape(), added, type.rank());
      for (int i = 0; i < kept.length; i++) {
        kept[i] = from.dim(i) == 1 && broadcast.vectorType().dim(i + added) != 1 ? 1 : kept[i];
      }
      if (!Arrays.equals(kept, from.shape())) {
        source = sliceOf(op, broadcast, kept, added, rewriter);
      }
    }
    rewriter.replaceOp(operation, BroadcastOp.create(rewriter, operation.location(), type, source));
    return true;
  }

  private static Value sliceOf(
      ExtractStridedSliceOp op, BroadcastOp broadcast, long[] sizes, int added, PatternRewriter rewriter) {
    VectorType from = (VectorType) broadcast.source().type();
    long[] offsets = Arrays.copyOf(VectorTypes.integers(op.offsetsAttr()), op.vectorType().rank());
    long[] strides = Arrays.copyOf(VectorTypes.integers(op.stridesAttr()), op.vectorType().rank());
    for (int i = VectorTypes.integers(op.stridesAttr()).length; i < strides.length; i++) {
      strides[i] = 1;
    }
    long[] moved = Arrays.copyOfRange(offsets, added, offsets.length);
    for (int i = 0; i < moved.length; i++) {
      moved[i] = from.dim(i) == 1 ? 0 : moved[i];
    }
    OperationState state = rewriter.state(op.location(), ExtractStridedSliceOp.NAME);
    state.addOperand(broadcast.source()).addResultType(StridedSlices.resultType(from, sizes));
    state.addAttribute("offsets", VectorTypes.integerArray(rewriter.context(), moved));
    state.addAttribute("sizes", VectorTypes.integerArray(rewriter.context(), sizes));
    state.addAttribute("strides", VectorTypes.integerArray(
        rewriter.context(), Arrays.copyOfRange(strides, added, strides.length)));
    return rewriter.create(state).result(0);
  }

  private static boolean sliceSplat(Operation op, PatternRewriter rewriter) {
    SplatOp splat = SplatOp.of(op.operand(0).definingOp());
    if (splat == null) {
      return false;
    }
    rewriter.replaceOp(op, SplatOp.create(rewriter, op.location(), op.result(0).type(), splat.input()));
    return true;
  }
}
