// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.Operation;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of {@code linalg.copy}. */
final class CopyPatterns {
  private CopyPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(CopyOp.NAME, "EraseSelfCopy", CopyPatterns::eraseSelfCopy));
    patterns.add(RewritePattern.of(CopyOp.NAME, "FoldFillWithCopy", CopyPatterns::foldFill));
  }

  private static boolean eraseSelfCopy(Operation op, PatternRewriter rewriter) {
    if (op.operandCount() != 2 || op.operand(0) != op.operand(1)) {
      return false;
    }
    if (op.resultCount() == 0) {
      rewriter.eraseOp(op);
    } else {
      rewriter.replaceOp(op, op.operand(0));
    }
    return true;
  }

  /** Fills the output instead of copying a filled tensor to it; leaves out a fill that the copy overwrites. */
  private static boolean foldFill(Operation op, PatternRewriter rewriter) {
    FillOp input = FillOp.of(op.operand(0).definingOp());
    if (input != null && op.operandCount() == 2) {
      rewriter.replaceOp(op, FillOp.create(rewriter, op.location(), input.value(), op.operand(1)));
      return true;
    }
    FillOp output = FillOp.of(op.operand(1).definingOp());
    if (output == null) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.setOperand(1, output.output()));
    return true;
  }
}
