// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;

/** Canonicalization of floating-point operations. */
final class FloatPatterns {
  private FloatPatterns() {}

  static void addPatterns(PatternSet patterns) {
    patterns.add(MulFOp.pattern("MulFOfNegF", FloatPatterns::cancelNegations));
    patterns.add(DivFOp.pattern("DivFOfNegF", FloatPatterns::cancelNegations));
  }

  /** Removes the negations of two negated operands: the signs cancel out. */
  private static boolean cancelNegations(FloatBinaryOp op, PatternRewriter rewriter) {
    NegFOp left = NegFOp.of(op.lhs().definingOp());
    NegFOp right = NegFOp.of(op.rhs().definingOp());
    if (left == null || right == null) {
      return false;
    }
    Operation operation = op.operation();
    Location location = MatchLocations.fused(operation, op.lhs(), op.rhs());
    OperationState state = rewriter.state(location, operation.name().name())
        .addOperand(left.operand())
        .addOperand(right.operand())
        .addResultType(op.result().type())
        .addAttribute("fastmath", operation.getAttr("fastmath"));
    rewriter.replaceOp(operation, rewriter.create(state));
    return true;
  }
}
