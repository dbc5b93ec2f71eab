// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;


import java.math.BigInteger;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import static org.mortise.dialect.arith.NestedConstants.Form.C_MINUS_X;
import static org.mortise.dialect.arith.NestedConstants.Form.X_MINUS_C;
import static org.mortise.dialect.arith.NestedConstants.Form.X_PLUS_C;

/** Canonicalization of additions. */
final class AddPatterns {
  private AddPatterns() {}

  static void add(PatternSet patterns) {
    // (x + c0) + c1 is x + (c0 + c1)
    patterns.add(NestedConstants.of("AddIAddConstant", X_PLUS_C, X_PLUS_C, X_PLUS_C, BigInteger::add));
    // (x - c0) + c1 is x + (c1 - c0)
    patterns.add(NestedConstants.of(
        "AddISubConstantRHS", X_MINUS_C, X_PLUS_C, X_PLUS_C, (c0, c1) -> c1.subtract(c0)));
    // (c0 - x) + c1 is (c0 + c1) - x
    patterns.add(NestedConstants.of("AddISubConstantLHS", C_MINUS_X, X_PLUS_C, C_MINUS_X, BigInteger::add));
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddIMulNegativeOneRhs", (op, rewriter) ->
        subtractNegated(op, rewriter, op.operand(0), op.operand(1))));
    patterns.add(RewritePattern.of(AddIOp.NAME, "AddIMulNegativeOneLhs", (op, rewriter) ->
        subtractNegated(op, rewriter, op.operand(1), op.operand(0))));
  }

  static void addExtended(PatternSet patterns) {
    patterns.add(RewritePattern.of(AddUIExtendedOp.NAME, "AddUIExtendedToAddI", AddPatterns::withoutOverflow));
  }

  /** {@code x + y * -1} is {@code x - y}. */
  private static boolean subtractNegated(Operation op, PatternRewriter rewriter, Value x, Value negated) {
    Operation product = Rewrites.definedBy(negated, MulIOp.NAME);
    if (product == null || !IntegerConstants.isAllOnes(Constants.of(product.operand(1)))) {
      return false;
    }
    Location location = MatchLocations.fused(op, product.operand(1));
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, x, product.operand(0), OverflowFlagsAttr.NONE);
  }

  private static boolean withoutOverflow(Operation op, PatternRewriter rewriter) {
    if (op.result(1).hasUses()) {
      return false;
    }
    AddIOp sum = AddIOp.create(rewriter, op.location(), op.operand(0), op.operand(1));
    rewriter.replaceAllUsesWith(op.result(0), sum.result());
    rewriter.eraseOp(op);
    return true;
  }
}
