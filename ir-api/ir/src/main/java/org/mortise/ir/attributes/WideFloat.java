// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import org.mortise.ir.types.FloatType;

/**
 * Arithmetic on numbers of one format, of any width, by the rules of IEEE 754: the exact result is computed with big
 * integers and rounded once to nearest, ties to even. Operands must not be NaN. Undefined results, such as a difference
 * of infinities, are NaN. Linear in the distance of the exponents, which is at most 32,767 bits.
 */
final class WideFloat {
  /** The bits of a quotient beyond the precision, which are sufficient to round it correctly. */
  private static final int GUARD_BITS = 3;

  private WideFloat() {}

  static FloatAttr add(FloatAttr a, FloatAttr b) {
    return sum(a, b, b.isNegative());
  }

  static FloatAttr subtract(FloatAttr a, FloatAttr b) {
    return sum(a, b, !b.isNegative());
  }

  private static FloatAttr sum(FloatAttr a, FloatAttr b, boolean negativeB) {
    if (a.isInfinite() || b.isInfinite()) {
      boolean opposite = a.isInfinite() && b.isInfinite() && a.isNegative() != negativeB;
      return opposite ? notANumber(a.type()) : infinity(a.type(), a.isInfinite() ? a.isNegative() : negativeB);
    }
    int exponent = Math.min(a.unitExponent(), b.unitExponent());
    BigInteger x = withSign(atExponent(a, exponent), a.isNegative());
    BigInteger y = withSign(atExponent(b, exponent), negativeB);
    BigInteger sum = x.add(y);
    // A zero sum is negative only if both operands are negative zeros.
    boolean negative = sum.signum() == 0
        ? a.isZero() && b.isZero() && a.isNegative() && negativeB : sum.signum() < 0;
    return FloatAttr.nearest(a.type(), negative, sum.abs(), exponent, false);
  }

  static FloatAttr multiply(FloatAttr a, FloatAttr b) {
    boolean negative = a.isNegative() != b.isNegative();
    if (a.isInfinite() || b.isInfinite()) {
      return a.isZero() || b.isZero() ? notANumber(a.type()) : infinity(a.type(), negative);
    }
    return FloatAttr.nearest(
        a.type(), negative, a.significand().multiply(b.significand()), a.unitExponent() + b.unitExponent(), false);
  }

  static FloatAttr divide(FloatAttr a, FloatAttr b) {
    boolean negative = a.isNegative() != b.isNegative();
    if (a.isInfinite() && b.isInfinite() || a.isZero() && b.isZero()) {
      return notANumber(a.type());
    }
    if (a.isInfinite() || b.isZero()) {
      return infinity(a.type(), negative);
    }
    if (b.isInfinite()) {
      return FloatAttr.nearest(a.type(), negative, BigInteger.ZERO, 0, false);
    }
    int missing = b.significand().bitLength() - a.significand().bitLength();
    int shift = Math.max(0, a.type().kind().precision() + GUARD_BITS + missing);
    BigInteger[] quotient = a.significand().shiftLeft(shift).divideAndRemainder(b.significand());
    return FloatAttr.nearest(a.type(), negative, quotient[0], a.unitExponent() - b.unitExponent() - shift,
        quotient[1].signum() != 0);
  }

  /** Returns the remainder of the truncated division, which has the sign of {@code a}. */
  static FloatAttr remainder(FloatAttr a, FloatAttr b) {
    if (a.isInfinite() || b.isZero()) {
      return notANumber(a.type());
    }
    if (b.isInfinite()) {
      return a;
    }
    int exponent = Math.min(a.unitExponent(), b.unitExponent());
    BigInteger rest = atExponent(a, exponent).mod(atExponent(b, exponent));
    return FloatAttr.nearest(a.type(), a.isNegative(), rest, exponent, false);
  }

  /** Compares two numbers, which may be of different formats; the two zeros are equal. */
  static int compare(FloatAttr a, FloatAttr b) {
    int signA = a.isZero() ? 0 : a.isNegative() ? -1 : 1;
    int signB = b.isZero() ? 0 : b.isNegative() ? -1 : 1;
    if (signA != signB || signA == 0) {
      return Integer.compare(signA, signB);
    }
    if (a.isInfinite() || b.isInfinite()) {
      return signA * Boolean.compare(a.isInfinite(), b.isInfinite());
    }
    int exponent = Math.min(a.unitExponent(), b.unitExponent());
    return signA * atExponent(a, exponent).compareTo(atExponent(b, exponent));
  }

  private static BigInteger atExponent(FloatAttr number, int exponent) {
    return number.significand().shiftLeft(number.unitExponent() - exponent);
  }

  private static BigInteger withSign(BigInteger magnitude, boolean negative) {
    return negative ? magnitude.negate() : magnitude;
  }

  private static FloatAttr infinity(FloatType type, boolean negative) {
    return FloatAttr.of(type, negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
  }

  private static FloatAttr notANumber(FloatType type) {
    return FloatAttr.of(type, Double.NaN);
  }
}
