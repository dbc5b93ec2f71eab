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
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.interfaces.bounds.BoundVariable;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueDim;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.RankedTensorType;

/** Merges slices of slices: one extraction or insertion remains of two. */
public final class SliceMerging {
  /** {@code offset * stride + start}. */
  private static final AffineMap POSITION = AffineMap.of(
      0, 3, AffineExpr.symbol(0).times(AffineExpr.symbol(1)).plus(AffineExpr.symbol(2)));
  private static final AffineMap PRODUCT = AffineMap.of(0, 2, AffineExpr.symbol(0).times(AffineExpr.symbol(1)));

  private SliceMerging() {}

  /** Adds patterns that merge consecutive extractions, and insertions whose first one only adds dimensions. */
  public static void addTo(PatternSet patterns) {
    patterns.add(ExtractSliceOp.pattern("MergeConsecutiveExtractSlice", SliceMerging::mergeExtractions));
    patterns.add(RewritePattern.of(
        InsertSliceOp.NAME, "MergeConsecutiveInsertSlice", SliceMerging::mergeInsertions));
    patterns.add(RewritePattern.of(
        ParallelInsertSliceOp.NAME, "MergeConsecutiveInsertSlice", SliceMerging::mergeInsertions));
  }

  /** Adds patterns for pairs of extraction and insertion where one only adds dimensions that the other drops. */
  public static void addDroppingOfExpansion(PatternSet patterns) {
    patterns.add(ExtractSliceOp.pattern("DropRedundantInsertSliceRankExpansion", SliceMerging::extractFromSource));
    patterns.add(InsertSliceOp.pattern("DropRedundantInsertSliceRankExpansion", SliceMerging::extractWithDims));
  }

  private static boolean mergeExtractions(ExtractSliceOp op, PatternRewriter rewriter) {
    ExtractSliceOp outer = ExtractSliceOp.of(op.source().definingOp());
    if (outer == null) {
      return false;
    }
    HyperrectangularSlice merged =
        merge(rewriter, op.location(), outer.slice(), outer.droppedDims(), op.slice());
    rewriter.replaceOp(op, ExtractSliceOp.create(rewriter, op.location(), op.resultType(),
        outer.source(), merged.offsets(), merged.sizes(), merged.strides()));
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

  /** Like {@link #coversDestination}, but dynamic sizes may be known to be equal, too. */
  private static boolean coversDynamicDestination(InsertSliceOp op) {
    HyperrectangularSlice slice = op.slice().withConstants(op.destType().shape());
    if (!slice.offsets().areAll(0) || !slice.strides().areAll(1)) {
      return false;
    }
    List<Object> sizes = slice.sizes().toList();
    for (int i = 0; i < sizes.size(); i++) {
      BoundVariable size = sizes.get(i) instanceof Value value ? BoundVariable.of(value)
          : BoundVariable.of(AffineMap.of(0, 0, AffineExpr.constant((Long) sizes.get(i))), List.of());
      boolean covers = Boolean.TRUE.equals(
          ValueBoundsConstraintSet.areEqual(size, BoundVariable.of(new ValueDim(op.dest(), i))));
      if (!covers) {
        return false;
      }
    }
    return true;
  }

  /** Extracts with the dimensions that an insertion adds to an extraction, if the insertion has no other effect. */
  private static boolean extractWithDims(InsertSliceOp op, PatternRewriter rewriter) {
    ExtractSliceOp extraction = ExtractSliceOp.of(op.source().definingOp());
    if (extraction == null || !extraction.result().hasOneUse() || !coversDynamicDestination(op)) {
      return false;
    }
    HyperrectangularSlice slice = extraction.slice();
    if (!canHaveType(slice, op.destType())) {
      slice = slice.withConstants(extraction.sourceType().shape());
      if (!canHaveType(slice, op.destType())) {
        return false;
      }
    }
    rewriter.replaceOp(op, ExtractSliceOp.create(rewriter, op.location(), op.destType(),
        extraction.source(), slice.offsets(), slice.sizes(), slice.strides()));
    return true;
  }

  private static boolean canHaveType(HyperrectangularSlice slice, RankedTensorType type) {
    return RankReduction.droppedDims(slice.sizes().numbers(), type.shape()) != null;
  }

  private static boolean extractFromSource(ExtractSliceOp op, PatternRewriter rewriter) {
    InsertSliceOp insertion = InsertSliceOp.of(op.source().definingOp());
    if (insertion == null || !coversDestination(insertion)) {
      return false;
    }
    BitSet dropped = insertion.droppedDims();
    if (!dropped.equals(op.droppedDims())) {
      return false;
    }
    rewriter.replaceOp(op, ExtractSliceOp.create(rewriter, op.location(), op.resultType(),
        insertion.source(), without(op.mixedOffsets(), dropped), without(op.mixedSizes(), dropped),
        without(op.mixedStrides(), dropped)));
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
