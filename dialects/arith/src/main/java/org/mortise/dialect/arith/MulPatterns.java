// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import static org.mortise.dialect.arith.NestedConstants.Form.X_TIMES_C;

import java.math.BigInteger;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of multiplications. */
final class MulPatterns {
  private MulPatterns() {}

  static void add(PatternSet patterns) {
    // (x * c0) * c1 is x * (c0 * c1)
    patterns.add(NestedConstants.of("MulIMulIConstant", X_TIMES_C, X_TIMES_C, X_TIMES_C, BigInteger::multiply));
  }

  static void signedExtended(PatternSet patterns) {
    patterns.add(RewritePattern.of(MulSIExtendedOp.NAME, "MulSIExtendedToMulI", MulPatterns::withoutUpperHalf));
    patterns.add(RewritePattern.of(MulSIExtendedOp.NAME, "MulSIExtendedRHSOne", MulPatterns::byOne));
  }

  static void unsignedExtended(PatternSet patterns) {
    patterns.add(RewritePattern.of(MulUIExtendedOp.NAME, "MulUIExtendedToMulI", MulPatterns::withoutUpperHalf));
  }

  private static boolean withoutUpperHalf(Operation op, PatternRewriter rewriter) {
    if (op.result(1).hasUses()) {
      return false;
    }
    MulIOp product = MulIOp.create(rewriter, op.location(), op.operand(0), op.operand(1));
    rewriter.replaceAllUsesWith(op.result(0), product.result());
    rewriter.eraseOp(op);
    return true;
  }

  /** The upper half of {@code x * 1} is the sign of x in all bits, unless it has one bit only: then 1 means -1. */
  private static boolean byOne(Operation op, PatternRewriter rewriter) {
    Value x = op.operand(0);
    if (ArithTypes.isBool(ArithTypes.elementType(x.type()))) {
      return false;
    }
    if (!IntegerConstants.isOne(Constants.of(op.operand(1))) || !IntegerConstants.canBeConstant(x.type())) {
      return false;
    }
    Value zero = Rewrites.constant(rewriter, op, op.location(), BigInteger.ZERO);
    CmpIOp negative = CmpIOp.create(rewriter, op.location(), CmpIPredicate.SLT, x, zero);
    ExtSIOp sign = ExtSIOp.create(rewriter, op.location(), x.type(), negative.result());
    rewriter.replaceOp(op, List.of(x, sign.out()));
    return true;
  }
}
