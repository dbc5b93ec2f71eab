// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/**
 * Replaces the comparison of a converted integer with a floating-point constant by a comparison of integers, if the
 * precision that the conversion loses cannot change the result. Scalars only.
 */
final class IntegerComparison {
  private IntegerComparison() {}

  @Canonicalization("CmpFIntToFPConst")
  static boolean rewrite(CmpFOp op, PatternRewriter rewriter) {
    Value fromSigned = Rewrites.sourceOfCast(SIToFPOp.NAME, op.lhs());
    boolean signed = fromSigned != null;
    Value integer = signed ? fromSigned : Rewrites.sourceOfCast(UIToFPOp.NAME, op.lhs());
    if (integer == null || !(Constants.of(op.rhs()) instanceof FloatAttr constant) || constant.isNaN()) {
      return false;
    }
    boolean scalars = integer.type() instanceof IntegerType && op.lhs().type() instanceof FloatType;
    if (!scalars || !isDecidedExactly(ArithTypes.width(integer.type()), signed, constant)) {
      return false;
    }
    rewriter.replaceOp(op, outcome(op, rewriter, integer, constant, signed));
    return true;
  }

  /**
   * Returns whether integers of {@code width} bits compare with the constant as their conversions do: every integer
   * that the conversion rounds is larger than the constant, or the constant is larger than all integers.
   */
  private static boolean isDecidedExactly(int width, boolean signed, FloatAttr constant) {
    FloatKind format = constant.type().kind();
    int magnitudeBits = signed ? width - 1 : width;
    if (width <= format.precision()) {
      return true;
    }
    if (constant.isInfinite()) {
      return format.maxExponent() >= magnitudeBits;
    }
    if (constant.isZero()) {
      return true;
    }
    int exponent = constant.decimalValue().abs().toBigInteger().bitLength() - 1;
    return exponent < format.precision() || exponent > magnitudeBits;
  }

  private static Value outcome(
      CmpFOp op, PatternRewriter rewriter, Value integer, FloatAttr constant, boolean signed) {
    CmpFPredicate predicate = op.predicate();
    boolean less = predicate.holds(-1);
    boolean equal = predicate.holds(0);
    boolean greater = predicate.holds(1);
    if (less == equal && equal == greater) {
      return truth(op, rewriter, less);
    }
    int width = ArithTypes.width(integer.type());
    BigInteger smallest = signed ? FixedWidth.signedMin(width) : BigInteger.ZERO;
    BigInteger largest = signed
        ? FixedWidth.signedMax(width) : BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
    if (constant.isInfinite()) {
      return truth(op, rewriter, constant.isNegative() ? greater : less);
    }
    BigDecimal number = constant.decimalValue();
    if (number.compareTo(new BigDecimal(largest)) > 0) {
      return truth(op, rewriter, less);
    }
    if (number.compareTo(new BigDecimal(smallest)) < 0) {
      return truth(op, rewriter, greater);
    }
    BigInteger whole = number.toBigInteger();
    boolean hasFraction = new BigDecimal(whole).compareTo(number) != 0;
    if (hasFraction && less == greater) {
      return truth(op, rewriter, less);
    }
    boolean holdsForWhole = hasFraction ? less != number.signum() < 0 : equal;
    IntegerPredicate relation = relation(less, holdsForWhole, greater);
    Value bound = Rewrites.constant(rewriter, op.location(), integer.type(), whole);
    return CmpIOp.create(rewriter, op.location(), signed ? relation : relation.unsigned(), integer, bound);
  }

  private static Value truth(CmpFOp op, PatternRewriter rewriter, boolean value) {
    IntegerAttr truth = IntegerAttr.bool(rewriter.context(), value);
    return ConstantOp.create(rewriter, op.location(), truth);
  }

  private static IntegerPredicate relation(boolean less, boolean equal, boolean greater) {
    if (less == greater) {
      return less ? IntegerPredicate.NE : IntegerPredicate.EQ;
    }
    if (less) {
      return equal ? IntegerPredicate.SLE : IntegerPredicate.SLT;
    }
    return equal ? IntegerPredicate.SGE : IntegerPredicate.SGT;
  }
}
