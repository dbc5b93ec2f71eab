// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import static org.mortise.dialect.arith.NestedConstants.Form.X_TIMES_C;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of multiplications. */
final class MulPatterns {
  private static final NestedConstants PRODUCT =
      NestedConstants.of(X_TIMES_C, X_TIMES_C, X_TIMES_C, BigInteger::multiply);

  private MulPatterns() {}

  /** Replaces {@code (x * c0) * c1} by {@code x * (c0 * c1)}. */
  @Canonicalization("MulIMulIConstant")
  static boolean productOfProduct(MulIOp op, PatternRewriter rewriter) {
    return PRODUCT.merge(op, rewriter);
  }

  @Canonicalization("MulSIExtendedToMulI")
  static boolean dropUnusedHighHalf(MulSIExtendedOp op, PatternRewriter rewriter) {
    return dropUnusedHigh(op, rewriter);
  }

  /**
   * Replaces the high half of {@code x * 1} by the sign of {@code x} in all bits. Not for single bits, for which the
   * constant 1 means -1.
   */
  @Canonicalization("MulSIExtendedRHSOne")
  static boolean multiplyByOne(MulSIExtendedOp op, PatternRewriter rewriter) {
    Value x = op.lhs();
    if (ArithTypes.isBool(ArithTypes.elementType(x.type()))) {
      return false;
    }
    if (!IntegerConstants.isOne(Constants.of(op.rhs())) || !IntegerConstants.canBeConstant(x.type())) {
      return false;
    }
    Location location = op.location();
    Value zero = Rewrites.constant(rewriter, op, location, BigInteger.ZERO);
    Value negative = CmpIOp.create(rewriter, location, IntegerPredicate.SLT, x, zero);
    Value sign = ExtSIOp.create(rewriter, location, x.type(), negative);
    rewriter.replaceOp(op, List.of(x, sign));
    return true;
  }

  @Canonicalization("MulUIExtendedToMulI")
  static boolean dropUnusedHighHalf(MulUIExtendedOp op, PatternRewriter rewriter) {
    return dropUnusedHigh(op, rewriter);
  }

  private static boolean dropUnusedHigh(ExtendedMultiplicationOp op, PatternRewriter rewriter) {
    if (op.high().hasUses()) {
      return false;
    }
    Value product = MulIOp.create(rewriter, op.location(), op.lhs(), op.rhs());
    rewriter.replaceAllUsesWith(op.low(), product);
    rewriter.eraseOp(op);
    return true;
  }
}
