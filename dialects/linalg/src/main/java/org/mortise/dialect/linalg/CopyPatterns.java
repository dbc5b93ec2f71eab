// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;

/** Canonicalization of {@code linalg.copy}. */
final class CopyPatterns {
  private CopyPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(CopyOp.pattern("EraseSelfCopy", CopyPatterns::eraseSelfCopy));
    patterns.add(CopyOp.pattern("FoldFillWithCopy", CopyPatterns::foldFill));
  }

  private static boolean eraseSelfCopy(CopyOp op, PatternRewriter rewriter) {
    if (op.operation().operandCount() != 2 || op.inputs().get(0) != op.outputs().get(0)) {
      return false;
    }
    if (op.resultCount() == 0) {
      rewriter.eraseOp(op);
    } else {
      rewriter.replaceOp(op, op.inputs().get(0));
    }
    return true;
  }

  /** Fills the output instead of copying a filled tensor to it; drops a fill that the copy overwrites. */
  private static boolean foldFill(CopyOp op, PatternRewriter rewriter) {
    FillOp input = FillOp.of(op.inputs().get(0).definingOp());
    if (input != null && op.operation().operandCount() == 2) {
      rewriter.replaceOp(op, FillOp.create(rewriter, op.location(), input.value(), op.outputs().get(0)));
      return true;
    }
    FillOp output = FillOp.of(op.outputs().get(0).definingOp());
    if (output == null) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.operation().setOperand(1, output.output()));
    return true;
  }
}
