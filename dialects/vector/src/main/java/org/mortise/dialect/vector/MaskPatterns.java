// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

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
}
