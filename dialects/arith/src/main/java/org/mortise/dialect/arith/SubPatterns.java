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
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;

/** Canonicalization of subtractions. */
final class SubPatterns {
  private SubPatterns() {}

  static void addPatterns(PatternSet patterns) {
    // (x + c0) - c1 is x + (c0 - c1), which can be negative
    patterns.add(NestedConstants.of("SubIRHSAddConstant", X_PLUS_C, X_MINUS_C, X_PLUS_C, BigInteger::subtract)
        .withoutFlags());
    // c1 - (x + c0) is (c1 - c0) - x
    patterns.add(NestedConstants.of(
        "SubILHSAddConstant", X_PLUS_C, C_MINUS_X, C_MINUS_X, (c0, c1) -> c1.subtract(c0)));
    // (x - c0) - c1 is x - (c0 + c1)
    patterns.add(NestedConstants.of("SubIRHSSubConstantRHS", X_MINUS_C, X_MINUS_C, X_MINUS_C, BigInteger::add));
    // (c0 - x) - c1 is (c0 - c1) - x
    patterns.add(NestedConstants.of("SubIRHSSubConstantLHS", C_MINUS_X, X_MINUS_C, C_MINUS_X, BigInteger::subtract));
    // c1 - (x - c0) is (c0 + c1) - x
    patterns.add(NestedConstants.of("SubILHSSubConstantRHS", X_MINUS_C, C_MINUS_X, C_MINUS_X, BigInteger::add));
    // c1 - (c0 - x) is x + (c1 - c0)
    patterns.add(NestedConstants.of(
        "SubILHSSubConstantLHS", C_MINUS_X, C_MINUS_X, X_PLUS_C, (c0, c1) -> c1.subtract(c0)));
  }

  /** Replaces {@code (x - y) - x} by {@code 0 - y}. */
  @Canonicalization("SubISubILHSRHSLHS")
  static boolean cancelMinuend(SubIOp op, PatternRewriter rewriter) {
    SubIOp difference = SubIOp.of(op.lhs().definingOp());
    if (difference == null
        || difference.lhs() != op.rhs()
        || !IntegerConstants.canBeConstant(op.result().type())) {
      return false;
    }
    Location location = MatchLocations.fused(op.operation(), op.lhs());
    Value zero = Rewrites.constant(rewriter, op.operation(), location, BigInteger.ZERO);
    int flags = Rewrites.commonFlags(op.operation(), difference.operation());
    return Rewrites.replaceBinary(rewriter, op.operation(), location, SubIOp.NAME, zero, difference.rhs(), flags);
  }
}
