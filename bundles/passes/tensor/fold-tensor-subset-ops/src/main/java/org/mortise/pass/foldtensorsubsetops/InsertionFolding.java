// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldtensorsubsetops;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.SliceIndices;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.ParallelInsertSliceOp;
import org.mortise.ir.Location;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;

/** Folds an insertion that replaces a whole tensor into an insertion of that tensor. */
final class InsertionFolding {
  private InsertionFolding() {}

  static boolean foldIntoInsertSlice(InsertSliceOp outer, PatternRewriter rewriter) {
    InsertSliceOp inner = InsertSliceOp.of(outer.source().definingOp());
    if (!replacesAll(inner, outer.mixedSizes(), outer.mixedStrides(), outer.droppedDims())) {
      return false;
    }
    MixedIndices offsets = offsets(
        inner, outer.mixedOffsets(), outer.mixedStrides(), outer.droppedDims(), outer.location(), rewriter);
    rewriter.replaceOp(outer, InsertSliceOp.create(rewriter, outer.location(), inner.source(), outer.dest(),
        offsets, outer.mixedSizes(), outer.mixedStrides()));
    return true;
  }

  static boolean foldIntoParallelInsertSlice(ParallelInsertSliceOp outer, PatternRewriter rewriter) {
    InsertSliceOp inner = InsertSliceOp.of(outer.source().definingOp());
    if (!replacesAll(inner, outer.mixedSizes(), outer.mixedStrides(), outer.droppedDims())) {
      return false;
    }
    rewriter.setInsertionPoint(outer.parentOp()); // its region has insertions only
    MixedIndices offsets = offsets(
        inner, outer.mixedOffsets(), outer.mixedStrides(), outer.droppedDims(), outer.location(), rewriter);
    rewriter.setInsertionPoint(outer);
    rewriter.replaceOp(outer, ParallelInsertSliceOp.create(rewriter, outer.location(), inner.source(), outer.dest(),
        offsets, outer.mixedSizes(), outer.mixedStrides()));
    return true;
  }

  /** Returns whether the inner insertion covers the slice of the outer one, both with unit strides. */
  private static boolean replacesAll(
      @Nullable InsertSliceOp inner, MixedIndices sizes, MixedIndices strides, BitSet dropped) {
    if (inner == null || !strides.areAll(1) || !inner.mixedStrides().areAll(1)) {
      return false;
    }
    List<Object> all = sizes.withAllConstants().toList();
    List<Object> replaced = inner.mixedSizes().withAllConstants().toList();
    int next = 0;
    for (int i = 0; i < all.size(); i++) {
      if (!dropped.get(i) && !all.get(i).equals(replaced.get(next++))) {
        return false;
      }
    }
    return true;
  }

  private static MixedIndices offsets(InsertSliceOp inner, MixedIndices offsets, MixedIndices strides, BitSet dropped,
      Location location, PatternRewriter rewriter) {
    List<OpFoldResult> resolved = SliceIndices.resolve(rewriter, location, offsets, strides, dropped,
        inner.mixedOffsets().toFoldResults(rewriter.context()));
    return MixedIndices.ofAll(resolved.stream()
        .map(each -> each.value() != null ? each.value() : (Object) each.constant().longValue()).toList());
  }
}
