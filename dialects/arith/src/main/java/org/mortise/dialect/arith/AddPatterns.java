// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import static org.mortise.dialect.arith.NestedConstants.Form.C_MINUS_X;
import static org.mortise.dialect.arith.NestedConstants.Form.X_MINUS_C;
import static org.mortise.dialect.arith.NestedConstants.Form.X_PLUS_C;

import java.math.BigInteger;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;

/** Canonicalization of additions. */
final class AddPatterns {
  private AddPatterns() {}

  static void addPatterns(PatternSet patterns) {
    // (x + c0) + c1 is x + (c0 + c1)
    patterns.add(NestedConstants.of("AddIAddConstant", X_PLUS_C, X_PLUS_C, X_PLUS_C, BigInteger::add));
    // (x - c0) + c1 is x + (c1 - c0)
    patterns.add(NestedConstants.of(
        "AddISubConstantRHS", X_MINUS_C, X_PLUS_C, X_PLUS_C, (c0, c1) -> c1.subtract(c0)));
    // (c0 - x) + c1 is (c0 + c1) - x
    patterns.add(NestedConstants.of("AddISubConstantLHS", C_MINUS_X, X_PLUS_C, C_MINUS_X, BigInteger::add));
    patterns.add(AddIOp.pattern("AddIMulNegativeOneRhs", (op, rewriter) ->
        subtractNegated(op, op.lhs(), op.rhs(), rewriter)));
    patterns.add(AddIOp.pattern("AddIMulNegativeOneLhs", (op, rewriter) ->
        subtractNegated(op, op.rhs(), op.lhs(), rewriter)));
  }

  /** Replaces {@code x + y * -1} by {@code x - y}; {@code negated} is the product. */
  private static boolean subtractNegated(AddIOp op, Value x, Value negated, PatternRewriter rewriter) {
    MulIOp product = MulIOp.of(negated.definingOp());
    if (product == null || !IntegerConstants.isAllOnes(Constants.of(product.rhs()))) {
      return false;
    }
    Location location = MatchLocations.fused(op.operation(), product.rhs());
    return Rewrites.replaceBinary(
        rewriter, op.operation(), location, SubIOp.NAME, x, product.lhs(), OverflowFlagsAttr.NONE);
  }

  @Canonicalization("AddUIExtendedToAddI")
  static boolean dropUnusedOverflow(AddUIExtendedOp op, PatternRewriter rewriter) {
    if (op.overflow().hasUses()) {
      return false;
    }
    Value sum = AddIOp.create(rewriter, op.location(), op.lhs(), op.rhs());
    rewriter.replaceAllUsesWith(op.sum(), sum);
    rewriter.eraseOp(op);
    return true;
  }
}
