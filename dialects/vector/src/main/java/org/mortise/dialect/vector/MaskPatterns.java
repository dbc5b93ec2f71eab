// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.VectorType;

/** Canonicalization of masks without an operation, and of masks that are true everywhere. */
final class MaskPatterns {
  private MaskPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(MaskOp.NAME, "ElideEmptyMaskOp", MaskPatterns::removeEmpty));
    patterns.add(RewritePattern.of(MaskOp.NAME, "InlineFullMask", MaskPatterns::inlineFull));
  }

  private static boolean removeEmpty(Operation op, PatternRewriter rewriter) {
    MaskOp mask = MaskOp.of(op);
    if (mask.maskedOp() != null) {
      return false;
    }
    rewriter.replaceOp(op, List.of(mask.maskRegion().first().last().operands()));
    return true;
  }

  private static boolean inlineFull(Operation op, PatternRewriter rewriter) {
    MaskOp mask = MaskOp.of(op);
    Operation masked = mask.maskedOp();
    if (masked == null || MaskFormat.of(mask.mask()) != MaskFormat.ALL_TRUE) {
      return false;
    }
    rewriter.moveOpBefore(masked, op);
    rewriter.replaceOp(op, masked.resultList());
    return true;
  }

  /** Makes the part of a mask of the remaining sizes, or of zeros if a constant size excludes the position. */
  static boolean extractFromCreateMask(Operation operation, PatternRewriter rewriter) {
    ExtractOp op = ExtractOp.of(operation);
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
      rewriter.replaceOp(operation, ConstantOp.create(rewriter, operation.location(), zeros).operation());
      return true;
    }
    OperationState state = rewriter.state(operation.location(), CreateMaskOp.NAME);
    for (int i = extracted; i < mask.operands().size(); i++) {
      state.addOperand(mask.operands().get(i));
    }
    rewriter.replaceOpWithNew(operation, state.addResultType(type));
    return true;
  }
}
