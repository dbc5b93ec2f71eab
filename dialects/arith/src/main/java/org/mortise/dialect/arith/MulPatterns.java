// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import static org.mortise.dialect.arith.NestedConstants.Form.X_TIMES_C;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;

/** Canonicalization of multiplications. */
final class MulPatterns {
  private MulPatterns() {}

  static void addPatterns(PatternSet patterns) {
    // (x * c0) * c1 is x * (c0 * c1)
    patterns.add(NestedConstants.of("MulIMulIConstant", X_TIMES_C, X_TIMES_C, X_TIMES_C, BigInteger::multiply));
    patterns.add(MulSIExtendedOp.pattern("MulSIExtendedToMulI", MulPatterns::dropUnusedHigh));
    patterns.add(MulSIExtendedOp.pattern("MulSIExtendedRHSOne", MulPatterns::multiplyByOne));
    patterns.add(MulUIExtendedOp.pattern("MulUIExtendedToMulI", MulPatterns::dropUnusedHigh));
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

  /**
   * Replaces the high half of {@code x * 1} by the sign of {@code x} in all bits. Not for single bits, for which the
   * constant 1 means -1.
   */
  private static boolean multiplyByOne(MulSIExtendedOp op, PatternRewriter rewriter) {
    Value x = op.lhs();
    if (ArithTypes.isBool(ArithTypes.elementType(x.type()))) {
      return false;
    }
    if (!IntegerConstants.isOne(Constants.of(op.rhs())) || !IntegerConstants.canBeConstant(x.type())) {
      return false;
    }
    Location location = op.location();
    Value zero = Rewrites.constant(rewriter, op.operation(), location, BigInteger.ZERO);
    Value negative = CmpIOp.create(rewriter, location, IntegerPredicate.SLT, x, zero);
    Value sign = ExtSIOp.create(rewriter, location, x.type(), negative);
    rewriter.replaceOp(op, List.of(x, sign));
    return true;
  }
}
