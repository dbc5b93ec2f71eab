// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;

/** Folding and canonicalization of {@code tensor.extract_slice}. */
final class ExtractSlicePatterns {
  private ExtractSlicePatterns() {}

  static FoldResult fold(ExtractSliceOp op, Attribute[] constants) {
    FoldResult splat = Splats.resize(constants[0], op.resultType(), null);
    if (splat != FoldResult.NONE) {
      return splat;
    }
    if (op.sourceType() == op.resultType()
        && Slices.isWhole(op.resultType(), op.mixedOffsets(), op.mixedSizes(), op.mixedStrides())) {
      return FoldResult.of(op.source());
    }
    InsertSliceOp insert = InsertSliceOp.of(op.source().definingOp());
    boolean isInserted = insert != null && insert.source().type() == op.resultType()
        && insert.slice().isEquivalentTo(op.slice());
    return isInserted ? FoldResult.of(insert.source()) : FoldResult.NONE;
  }

  @Canonicalization("OpWithOffsetSizesAndStridesConstantArgumentFolder")
  static boolean takeConstants(ExtractSliceOp op, PatternRewriter rewriter) {
    HyperrectangularSlice old = op.slice();
    HyperrectangularSlice slice = old.withConstants(op.sourceType().shape());
    if (slice == old) {
      return false;
    }
    replace(op, rewriter, op.source(), slice, op.sourceType());
    return true;
  }

  /** Slices the source of a cast, after constant operands were made static. */
  @Canonicalization("ExtractSliceOpCastFolder")
  static boolean skipCast(ExtractSliceOp op, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(op.source().definingOp());
    if (Slices.hasConstantOperand(op.operation()) || !CastPatterns.canFoldIntoConsumer(cast)
        || op.slice().outOfBounds(TensorTypes.of(cast.source()).shape()) != null) {
      return false;
    }
    replace(op, rewriter, cast.source(), op.slice(), op.sourceType());
    return true;
  }

  /** Replaces a slice by one that drops the same dimensions. */
  private static void replace(
      ExtractSliceOp op, PatternRewriter rewriter, Value source, HyperrectangularSlice slice, RankedTensorType whole) {
    Location location = op.location();
    RankedTensorType type = Slices.resultType(whole, slice.sizes(), op.droppedDims());
    Value made = ExtractSliceOp.create(
        rewriter, location, type, source, slice.offsets(), slice.sizes(), slice.strides());
    rewriter.replaceOp(op, type == op.resultType() ? made : CastOp.create(rewriter, location, op.resultType(), made));
  }
}
