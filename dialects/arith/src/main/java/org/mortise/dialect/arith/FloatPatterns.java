// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of floating-point operations. */
final class FloatPatterns {
  private FloatPatterns() {}

  static void mul(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        MulFOp.NAME, "MulFOfNegF", (op, rewriter) -> withoutNegations(op, rewriter, MulFOp.NAME)));
  }

  static void div(PatternSet patterns) {
    patterns.add(RewritePattern.of(
        DivFOp.NAME, "DivFOfNegF", (op, rewriter) -> withoutNegations(op, rewriter, DivFOp.NAME)));
  }

  /** The signs of two negated operands cancel out. */
  private static boolean withoutNegations(Operation op, PatternRewriter rewriter, String name) {
    NegFOp left = NegFOp.of(op.operand(0).definingOp());
    NegFOp right = NegFOp.of(op.operand(1).definingOp());
    if (left == null || right == null) {
      return false;
    }
    OperationState state = rewriter.state(MatchLocations.fused(op, op.operand(0), op.operand(1)), name)
        .addOperand(left.operand())
        .addOperand(right.operand())
        .addResultType(op.result(0).type())
        .addAttribute("fastmath", op.getAttr("fastmath"));
    rewriter.replaceOp(op, rewriter.create(state));
    return true;
  }
}
