// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.BitSet;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of {@code memref.subview}. */
final class SubViewPatterns {
  private SubViewPatterns() {}

  @Canonicalization("SubViewOfConstants")
  static boolean takeConstants(SubViewOp op, PatternRewriter rewriter) {
    HyperrectangularSlice old = op.slice();
    HyperrectangularSlice slice = old.withConstants(op.sourceType().shape());
    BitSet dropped = SubViews.droppedDims(op);
    if (slice == old || dropped == null) {
      return false;
    }
    replace(op, rewriter, op.source(), slice, dropped);
    return true;
  }

  /** Takes the subview from the source of a cast, after constant operands were made static. */
  @Canonicalization("SubViewOpMemRefCastFolder")
  static boolean skipCast(SubViewOp op, PatternRewriter rewriter) {
    for (int i = 1; i < op.operation().operandCount(); i++) {
      if (Constants.integerOf(op.operation().operand(i)) != null) {
        return false;
      }
    }
    CastOp cast = CastOp.of(op.source().definingOp());
    BitSet dropped = cast == null || !CastFolding.canFoldIntoConsumer(cast) ? null : SubViews.droppedDims(op);
    if (dropped == null || op.slice().outOfBounds(((MemRefType) cast.source().type()).shape()) != null) {
      return false;
    }
    replace(op, rewriter, cast.source(), op.slice(), dropped);
    return true;
  }

  private static void replace(
      SubViewOp op, PatternRewriter rewriter, Value source, HyperrectangularSlice slice, BitSet dropped) {
    Location location = op.location();
    MemRefType type = SubViews.resultType(
        (MemRefType) source.type(), slice.offsets(), slice.sizes(), slice.strides(), dropped);
    Value made = SubViewOp.create(rewriter, location, type, source, slice.offsets(), slice.sizes(), slice.strides());
    rewriter.replaceOp(op, CastOp.create(rewriter, location, op.resultType(), made));
  }

  /** Replaces a view of the whole source by a cast. */
  @Canonicalization("TrivialSubViewOpFolder")
  static boolean replaceWhole(SubViewOp op, PatternRewriter rewriter) {
    MemRefType source = op.sourceType();
    if (!source.hasStaticShape() || op.resultType().rank() != source.rank()) {
      return false;
    }
    for (int i = 0; i < source.rank(); i++) {
      if (!op.mixedOffsets().is(i, 0) || !op.mixedStrides().is(i, 1) || !op.mixedSizes().is(i, source.dim(i))) {
        return false;
      }
    }
    if (op.resultType() == source) {
      rewriter.replaceOp(op, op.source());
    } else {
      rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.resultType(), op.source()));
    }
    return true;
  }
}
