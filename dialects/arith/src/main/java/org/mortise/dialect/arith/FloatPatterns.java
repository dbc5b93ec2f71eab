// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of floating-point operations. */
final class FloatPatterns {
  private FloatPatterns() {}

  @Canonicalization("MulFOfNegF")
  static boolean productOfNegations(MulFOp op, PatternRewriter rewriter) {
    return cancelNegations(op, rewriter);
  }

  @Canonicalization("DivFOfNegF")
  static boolean quotientOfNegations(DivFOp op, PatternRewriter rewriter) {
    return cancelNegations(op, rewriter);
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
