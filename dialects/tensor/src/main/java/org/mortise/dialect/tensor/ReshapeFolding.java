// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.RankedTensorType;

/** Folds reshapes that only add or drop dimensions of size 1 into the slices before or after them. */
public final class ReshapeFolding {
  private ReshapeFolding() {}

  /** Adds the patterns. */
  public static void addTo(PatternSet patterns) {
    patterns.add(ExpandShapeOp.pattern("FoldExpandOfRankReducingExtract", ReshapeFolding::keepDimsOfExtraction));
    patterns.add(CollapseShapeOp.pattern("FoldUnPaddingCollapseIntoExtract", ReshapeFolding::dropDimsOfExtraction));
    for (String insertion : new String[] {InsertSliceOp.NAME, ParallelInsertSliceOp.NAME}) {
      patterns.add(RewritePattern.of(
          insertion, "FoldInsertOfRankReducingInsert", ReshapeFolding::insertBeforeCollapse));
      patterns.add(RewritePattern.of(
          insertion, "FoldPaddingExpandIntoInsert", ReshapeFolding::insertBeforeExpansion));
    }
  }

  /** An expansion that restores dimensions dropped by an extraction: the extraction keeps them. */
  private static boolean keepDimsOfExtraction(ExpandShapeOp op, PatternRewriter rewriter) {
    ExtractSliceOp extraction = ExtractSliceOp.of(op.src().definingOp());
    if (extraction == null || Slices.resultType(extraction.sourceType(), extraction.mixedSizes()) != op.resultType()) {
      return false;
    }
    replaceByExtraction(op.operation(), extraction, rewriter);
    return true;
  }

  /** A collapse that drops dimensions of size 1: the extraction before it drops them if it has no other use. */
  private static boolean dropDimsOfExtraction(CollapseShapeOp op, PatternRewriter rewriter) {
    ExtractSliceOp extraction = ExtractSliceOp.of(op.src().definingOp());
    boolean isFoldable = extraction != null && extraction.result().hasOneUse()
        && isReducedRank(extraction.resultType(), TensorTypes.of(op.result()));
    if (isFoldable) {
      replaceByExtraction(op.operation(), extraction, rewriter);
    }
    return isFoldable;
  }

  private static void replaceByExtraction(Operation op, ExtractSliceOp slice, PatternRewriter rewriter) {
    rewriter.replaceOp(op, ExtractSliceOp.create(rewriter, op.location(), TensorTypes.of(op.result(0)),
        slice.source(), slice.mixedOffsets(), slice.mixedSizes(), slice.mixedStrides()));
  }

  private static boolean isReducedRank(RankedTensorType type, RankedTensorType reduced) {
    return reduced.rank() <= type.rank() && RankReduction.droppedDims(type.shape(), reduced.shape()) != null;
  }

  private static boolean insertBeforeCollapse(Operation operation, PatternRewriter rewriter) {
    Insertion op = Insertion.of(operation);
    CollapseShapeOp collapse = CollapseShapeOp.of(op.source().definingOp());
    boolean isFoldable =
        collapse != null && Slices.resultType(op.destType(), op.slice().sizes()) == collapse.srcType();
    return isFoldable && insert(op, collapse.src(), rewriter);
  }

  private static boolean insertBeforeExpansion(Operation operation, PatternRewriter rewriter) {
    Insertion op = Insertion.of(operation);
    ExpandShapeOp expansion = ExpandShapeOp.of(op.source().definingOp());
    boolean isFoldable = expansion != null && isReducedRank(op.sourceType(), TensorTypes.of(expansion.src()));
    return isFoldable && insert(op, expansion.src(), rewriter);
  }

  private static boolean insert(Insertion op, Value source, PatternRewriter rewriter) {
    op.setSource(rewriter, source);
    return true;
  }
}
