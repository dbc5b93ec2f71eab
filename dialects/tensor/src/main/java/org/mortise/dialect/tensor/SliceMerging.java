// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Merges slices of slices: one extraction or insertion remains of two. */
public final class SliceMerging {
  /** {@code offset * stride + start}. */
  private static final AffineMap POSITION = AffineMap.of(
      0, 3, AffineExpr.symbol(0).times(AffineExpr.symbol(1)).plus(AffineExpr.symbol(2)));
  private static final AffineMap PRODUCT = AffineMap.of(0, 2, AffineExpr.symbol(0).times(AffineExpr.symbol(1)));

  private SliceMerging() {}

  /** Adds patterns that merge consecutive extractions, and insertions of which the first only adds dimensions. */
  public static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        ExtractSliceOp.NAME, "MergeConsecutiveExtractSlice", SliceMerging::mergeExtractions));
    patterns.add(RewritePattern.of(
        InsertSliceOp.NAME, "MergeConsecutiveInsertSlice", SliceMerging::mergeInsertions));
    patterns.add(RewritePattern.of(
        ParallelInsertSliceOp.NAME, "MergeConsecutiveInsertSlice", SliceMerging::mergeInsertions));
  }

  /** Adds a pattern that extracts from the source of an insertion that only adds the dimensions that are dropped. */
  public static void addDroppingOfExpansion(PatternSet patterns) {
    patterns.add(RewritePattern.of(ExtractSliceOp.NAME, "DropRedundantInsertSliceRankExpansion",
        SliceMerging::extractFromSource));
  }

  private static boolean mergeExtractions(Operation operation, PatternRewriter rewriter) {
    ExtractSliceOp op = ExtractSliceOp.of(operation);
    ExtractSliceOp outer = ExtractSliceOp.of(op.source().definingOp());
    if (outer == null) {
      return false;
    }
    HyperrectangularSlice merged =
        merge(rewriter, operation.location(), outer.slice(), outer.droppedDims(), op.slice());
    rewriter.replaceOp(operation, ExtractSliceOp.create(rewriter, operation.location(), op.resultType(),
        outer.source(), merged.offsets(), merged.sizes(), merged.strides()).operation());
    return true;
  }

  /** Returns the position of {@code inner}, which is in the slice {@code outer} without the dropped dimensions. */
  private static HyperrectangularSlice merge(OpBuilder builder, Location location, HyperrectangularSlice outer,
      BitSet dropped, HyperrectangularSlice inner) {
    Context context = builder.context();
    List<OpFoldResult> starts = outer.offsets().toFoldResults(context);
    List<OpFoldResult> steps = outer.strides().toFoldResults(context);
    List<OpFoldResult> innerStarts = inner.offsets().toFoldResults(context);
    List<OpFoldResult> innerSteps = inner.strides().toFoldResults(context);
    List<Object> offsets = outer.offsets().toList();
    List<Object> sizes = outer.sizes().toList();
    List<Object> strides = outer.strides().toList();
    List<Object> innerSizes = inner.sizes().toList();
    int next = 0;
    for (int i = 0; i < offsets.size(); i++) {
      if (dropped.get(i)) {
        continue;
      }
      List<OpFoldResult> position = List.of(innerStarts.get(next), steps.get(i), starts.get(i));
      offsets.set(i, index(AffineApplies.makeComposedFolded(builder, location, POSITION, position)));
      List<OpFoldResult> factors = List.of(innerSteps.get(next), steps.get(i));
      strides.set(i, index(AffineApplies.makeComposedFolded(builder, location, PRODUCT, factors)));
      sizes.set(i, innerSizes.get(next++));
    }
    return new HyperrectangularSlice(
        MixedIndices.ofAll(offsets), MixedIndices.ofAll(sizes), MixedIndices.ofAll(strides));
  }

  private static Object index(OpFoldResult result) {
    return result.value() != null ? result.value() : (Object) result.constant().longValue();
  }

  private static boolean mergeInsertions(Operation operation, PatternRewriter rewriter) {
    Insertion op = Insertion.of(operation);
    InsertSliceOp inner = InsertSliceOp.of(op.source().definingOp());
    if (inner == null || !op.slice().strides().areAll(1) || !coversDestination(inner)) {
      return false;
    }
    op.replace(rewriter, inner.source(), op.dest(), op.slice());
    return true;
  }

  private static boolean coversDestination(InsertSliceOp op) {
    return Slices.isWhole(op.destType(), op.mixedOffsets(), op.mixedSizes(), op.mixedStrides());
  }

  private static boolean extractFromSource(Operation operation, PatternRewriter rewriter) {
    ExtractSliceOp op = ExtractSliceOp.of(operation);
    InsertSliceOp insertion = InsertSliceOp.of(op.source().definingOp());
    if (insertion == null || !coversDestination(insertion)) {
      return false;
    }
    BitSet dropped = insertion.droppedDims();
    if (!dropped.equals(op.droppedDims())) {
      return false;
    }
    rewriter.replaceOp(operation, ExtractSliceOp.create(rewriter, operation.location(), op.resultType(),
        insertion.source(), without(op.mixedOffsets(), dropped), without(op.mixedSizes(), dropped),
        without(op.mixedStrides(), dropped)).operation());
    return true;
  }

  private static MixedIndices without(MixedIndices indices, BitSet dropped) {
    List<Object> all = indices.toList();
    List<Object> kept = new ArrayList<>(all.size());
    for (int i = 0; i < all.size(); i++) {
      if (!dropped.get(i)) {
        kept.add(all.get(i));
      }
    }
    return MixedIndices.ofAll(kept);
  }
}
