// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.VectorType;

/** Canonicalization of masks without an operation, and of masks that are true everywhere. */
final class MaskPatterns {
  private MaskPatterns() {}

  @Canonicalization("ElideEmptyMaskOp")
  static boolean removeEmpty(MaskOp mask, PatternRewriter rewriter) {
    if (mask.maskedOp() != null) {
      return false;
    }
    rewriter.replaceOp(mask, List.of(mask.maskRegion().first().last().operands()));
    return true;
  }

  @Canonicalization("InlineFullMask")
  static boolean inlineFull(MaskOp mask, PatternRewriter rewriter) {
    Operation masked = mask.maskedOp();
    if (masked == null || MaskFormat.of(mask.mask()) != MaskFormat.ALL_TRUE) {
      return false;
    }
    rewriter.moveOpBefore(masked, mask);
    rewriter.replaceOp(mask, masked.resultList());
    return true;
  }

  /** Permutes the sizes of a mask instead of the mask. */
  @Canonicalization("FoldTransposeCreateMask")
  static boolean transposeMask(TransposeOp op, PatternRewriter rewriter) {
    int[] order = new int[op.permutationAttr().size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = (int) op.permutationAttr().get(i);
    }
    return selectSizes(op.operation(), order, rewriter);
  }

  /** Drops the sizes of the last dimensions if these are one, and so are the sizes. */
  @Canonicalization("ShapeCastCreateMaskFolderTrailingOneDim")
  static boolean castMask(ShapeCastOp op, PatternRewriter rewriter) {
    VectorType from = op.sourceType();
    VectorType to = op.resultType();
    if (to.rank() == 0 || to.rank() >= from.rank()) {
      return false;
    }
    int[] kept = new int[to.rank()];
    for (int i = 0; i < from.rank(); i++) {
      boolean isKept = i < kept.length;
      if (isKept) {
        kept[i] = i;
      }
      boolean isSame = isKept && from.dim(i) == to.dim(i) && from.isScalableDim(i) == to.isScalableDim(i);
      if (!isSame && (isKept || from.isScalableDim(i) || sizeOf(op.source().definingOp(), i) != 1)) {
        return false;
      }
    }
    return selectSizes(op.operation(), kept, rewriter);
  }

  /** Returns a constant size of a mask, or -1 if unknown. */
  private static long sizeOf(@Nullable Operation mask, int dim) {
    ConstantMaskOp constant = ConstantMaskOp.of(mask);
    if (constant != null) {
      return constant.maskDimSizesAttr().toArray()[dim];
    }
    CreateMaskOp created = CreateMaskOp.of(mask);
    IntegerAttr size = created == null ? null : Constants.integerOf(created.operands().get(dim));
    return size == null ? -1 : size.longValue();
  }

  /** Replaces an operation on a mask by the mask of the sizes at {@code positions}. */
  private static boolean selectSizes(Operation op, int[] positions, PatternRewriter rewriter) {
    Operation mask = op.operand(0).definingOp();
    ConstantMaskOp constant = ConstantMaskOp.of(mask);
    if (constant != null) {
      long[] sizes = constant.maskDimSizesAttr().toArray();
      long[] selected = new long[positions.length];
      for (int i = 0; i < positions.length; i++) {
        selected[i] = sizes[positions[i]];
      }
      rewriter.replaceOp(op, ConstantMaskOp.create(
          rewriter, op.location(), op.result(0).type(), DenseI64ArrayAttr.of(op.context(), selected)));
      return true;
    }
    if (CreateMaskOp.of(mask) == null) {
      return false;
    }
    OperationState state = rewriter.state(op.location(), CreateMaskOp.NAME).addResultType(op.result(0).type());
    for (int position : positions) {
      state.addOperand(mask.operand(position));
    }
    rewriter.replaceOpWithNew(op, state);
    return true;
  }

  /** Extracts from a mask: creates a mask of the remaining sizes, or zeros if a constant size excludes the position. */
  @Canonicalization("ExtractOpFromCreateMask")
  static boolean extractFromCreateMask(ExtractOp op, PatternRewriter rewriter) {
    CreateMaskOp mask = CreateMaskOp.of(op.vector().definingOp());
    if (mask == null || !(op.result().type() instanceof VectorType type) || !op.dynamicPosition().isEmpty()) {
      return false;
    }
    boolean isExcluded = false;
    int extracted = op.staticPositionAttr().size();
    for (int i = 0; i < extracted; i++) {
      IntegerAttr size = Constants.integerOf(mask.operands().get(i));
      if (size == null) {
        return false;
      }
      isExcluded |= op.staticPositionAttr().get(i) >= size.longValue();
    }
    if (isExcluded) {
      DenseElementsAttr zeros = VectorFolding.splat(type, IntegerAttr.bool(rewriter.context(), false));
      rewriter.replaceOp(op, ConstantOp.create(rewriter, op.location(), zeros));
      return true;
    }
    OperationState state = rewriter.state(op.location(), CreateMaskOp.NAME);
    for (int i = extracted; i < mask.operands().size(); i++) {
      state.addOperand(mask.operands().get(i));
    }
    rewriter.replaceOpWithNew(op, state.addResultType(type));
    return true;
  }
}
