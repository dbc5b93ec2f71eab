// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.VectorType;

/** Folding and canonicalization of {@code vector.extract_strided_slice}. */
final class ExtractStridedSlicePatterns {
  private ExtractStridedSlicePatterns() {}

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

  @Canonicalization("StridedSliceConstantMaskFolder")
  static boolean sliceConstantMask(ExtractStridedSliceOp op, PatternRewriter rewriter) {
    ConstantMaskOp mask = ConstantMaskOp.of(op.vector().definingOp());
    if (mask == null || !StridedSlices.areContiguous(op.stridesAttr())) {
      return false;
    }
    long[] set = mask.maskDimSizesAttr().toArray();
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
    rewriter.replaceOp(op, ConstantMaskOp.create(
        rewriter, op.location(), op.result().type(),
        DenseI64ArrayAttr.of(rewriter.context(), set)));
    return true;
  }

  @Canonicalization("StridedSliceSplatConstantFolder")
  static boolean sliceSplatConstant(ExtractStridedSliceOp op, PatternRewriter rewriter) {
    Attribute resized = VectorFolding.resizedSplat(Constants.of(op.vector()), op.result().type());
    if (resized == null) {
      return false;
    }
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), resized));
    return true;
  }

  @Canonicalization("StridedSliceNonSplatConstantFolder")
  static boolean sliceConstant(ExtractStridedSliceOp op, PatternRewriter rewriter) {
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
    rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), builder.build()));
    return true;
  }

  /** Broadcasts the source, or the slice of it that is needed. */
  @Canonicalization("StridedSliceBroadcast")
  static boolean sliceBroadcast(ExtractStridedSliceOp op, PatternRewriter rewriter) {
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
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), type, source));
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

  @Canonicalization("StridedSliceSplat")
  static boolean sliceSplat(ExtractStridedSliceOp op, PatternRewriter rewriter) {
    SplatOp splat = SplatOp.of(op.vector().definingOp());
    if (splat == null) {
      return false;
    }
    rewriter.replaceOp(op, BroadcastOp.create(rewriter, op.location(), op.result().type(), splat.input()));
    return true;
  }
}
