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

/** Canonicalization of subtractions. */
final class SubPatterns {
  private static final NestedConstants SUM_MINUS_CONSTANT =
      NestedConstants.of(X_PLUS_C, X_MINUS_C, X_PLUS_C, BigInteger::subtract).withoutFlags();
  private static final NestedConstants CONSTANT_MINUS_SUM =
      NestedConstants.of(X_PLUS_C, C_MINUS_X, C_MINUS_X, (c0, c1) -> c1.subtract(c0));
  private static final NestedConstants DIFFERENCE_MINUS_CONSTANT =
      NestedConstants.of(X_MINUS_C, X_MINUS_C, X_MINUS_C, BigInteger::add);
  private static final NestedConstants COMPLEMENT_MINUS_CONSTANT =
      NestedConstants.of(C_MINUS_X, X_MINUS_C, C_MINUS_X, BigInteger::subtract);
  private static final NestedConstants CONSTANT_MINUS_DIFFERENCE =
      NestedConstants.of(X_MINUS_C, C_MINUS_X, C_MINUS_X, BigInteger::add);
  private static final NestedConstants CONSTANT_MINUS_COMPLEMENT =
      NestedConstants.of(C_MINUS_X, C_MINUS_X, X_PLUS_C, (c0, c1) -> c1.subtract(c0));

  private SubPatterns() {}

  /** Replaces {@code (x + c0) - c1} by {@code x + (c0 - c1)}, which can be negative. */
  @Canonicalization("SubIRHSAddConstant")
  static boolean sumMinusConstant(SubIOp op, PatternRewriter rewriter) {
    return SUM_MINUS_CONSTANT.merge(op, rewriter);
  }

  /** Replaces {@code c1 - (x + c0)} by {@code (c1 - c0) - x}. */
  @Canonicalization("SubILHSAddConstant")
  static boolean constantMinusSum(SubIOp op, PatternRewriter rewriter) {
    return CONSTANT_MINUS_SUM.merge(op, rewriter);
  }

  /** Replaces {@code (x - c0) - c1} by {@code x - (c0 + c1)}. */
  @Canonicalization("SubIRHSSubConstantRHS")
  static boolean differenceMinusConstant(SubIOp op, PatternRewriter rewriter) {
    return DIFFERENCE_MINUS_CONSTANT.merge(op, rewriter);
  }

  /** Replaces {@code (c0 - x) - c1} by {@code (c0 - c1) - x}. */
  @Canonicalization("SubIRHSSubConstantLHS")
  static boolean complementMinusConstant(SubIOp op, PatternRewriter rewriter) {
    return COMPLEMENT_MINUS_CONSTANT.merge(op, rewriter);
  }

  /** Replaces {@code c1 - (x - c0)} by {@code (c0 + c1) - x}. */
  @Canonicalization("SubILHSSubConstantRHS")
  static boolean constantMinusDifference(SubIOp op, PatternRewriter rewriter) {
    return CONSTANT_MINUS_DIFFERENCE.merge(op, rewriter);
  }

  /** Replaces {@code c1 - (c0 - x)} by {@code x + (c1 - c0)}. */
  @Canonicalization("SubILHSSubConstantLHS")
  static boolean constantMinusComplement(SubIOp op, PatternRewriter rewriter) {
    return CONSTANT_MINUS_COMPLEMENT.merge(op, rewriter);
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
    Location location = MatchLocations.fused(op, op.lhs());
    Value zero = Rewrites.constant(rewriter, op, location, BigInteger.ZERO);
    int flags = Rewrites.commonFlags(op, difference);
    return Rewrites.replaceBinary(rewriter, op, location, SubIOp.NAME, zero, difference.rhs(), flags);
  }
}
