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

/** Canonicalization of additions. */
final class AddPatterns {
  private static final NestedConstants SUM_OF_SUM = NestedConstants.of(X_PLUS_C, X_PLUS_C, X_PLUS_C, BigInteger::add);
  private static final NestedConstants SUM_OF_SUBTRACTED =
      NestedConstants.of(X_MINUS_C, X_PLUS_C, X_PLUS_C, (c0, c1) -> c1.subtract(c0));
  private static final NestedConstants SUM_OF_COMPLEMENT =
      NestedConstants.of(C_MINUS_X, X_PLUS_C, C_MINUS_X, BigInteger::add);

  private AddPatterns() {}

  /** Replaces {@code (x + c0) + c1} by {@code x + (c0 + c1)}. */
  @Canonicalization("AddIAddConstant")
  static boolean sumOfSum(AddIOp op, PatternRewriter rewriter) {
    return SUM_OF_SUM.merge(op, rewriter);
  }

  /** Replaces {@code (x - c0) + c1} by {@code x + (c1 - c0)}. */
  @Canonicalization("AddISubConstantRHS")
  static boolean sumOfSubtracted(AddIOp op, PatternRewriter rewriter) {
    return SUM_OF_SUBTRACTED.merge(op, rewriter);
  }

  /** Replaces {@code (c0 - x) + c1} by {@code (c0 + c1) - x}. */
  @Canonicalization("AddISubConstantLHS")
  static boolean sumOfComplement(AddIOp op, PatternRewriter rewriter) {
    return SUM_OF_COMPLEMENT.merge(op, rewriter);
  }

  @Canonicalization("AddIMulNegativeOneRhs")
  static boolean addNegatedRhs(AddIOp op, PatternRewriter rewriter) {
    return subtractNegated(op, op.lhs(), op.rhs(), rewriter);
  }

  @Canonicalization("AddIMulNegativeOneLhs")
  static boolean addNegatedLhs(AddIOp op, PatternRewriter rewriter) {
    return subtractNegated(op, op.rhs(), op.lhs(), rewriter);
  }

  /** Replaces {@code x + y * -1} by {@code x - y}; {@code negated} is the product. */
  private static boolean subtractNegated(AddIOp op, Value x, Value negated, PatternRewriter rewriter) {
    MulIOp product = MulIOp.of(negated.definingOp());
    if (product == null || !IntegerConstants.isAllOnes(Constants.of(product.rhs()))) {
      return false;
    }
    Location location = MatchLocations.fused(op, product.rhs());
    return Rewrites.replaceBinary(
        rewriter, op, location, SubIOp.NAME, x, product.lhs(), OverflowFlagsAttr.NONE);
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
