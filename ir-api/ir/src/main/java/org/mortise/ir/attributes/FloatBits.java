// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatKind.Specials;

/**
 * A number of any floating-point format as its bits, with exact conversions. Rounding is to nearest, ties to even. The
 * common formats take the machine's conversions, the others arithmetic on big integers.
 */
record FloatBits(FloatKind kind, long low, long high) {
  private static final int DOUBLE_FRACTION_BITS = 52;

  /** Drops the bits beyond the width of the kind. An x87 pattern that is not a number becomes not-a-number. */
  static FloatBits ofBits(FloatKind kind, long low, long high) {
    int width = kind.width();
    if (width <= 64) {
      return new FloatBits(kind, width == 64 ? low : low & ((1L << width) - 1), 0);
    }
    FloatBits bits = new FloatBits(kind, low, width == 128 ? high : high & ((1L << (width - 64)) - 1));
    return bits.isUnnormal() ? new FloatBits(kind, low, bits.high | (1L << kind.exponentBits()) - 1) : bits;
  }

  private static FloatBits ofBigInteger(FloatKind kind, BigInteger bits) {
    return new FloatBits(kind, bits.longValue(), bits.shiftRight(64).longValue());
  }

  static FloatBits ofDouble(FloatKind kind, double value) {
    if (kind == FloatKind.F64) {
      return new FloatBits(kind, Double.doubleToRawLongBits(value), 0);
    }
    if (kind == FloatKind.F32) {
      return new FloatBits(kind, Float.floatToRawIntBits((float) value) & 0xFFFFFFFFL, 0);
    }
    long bits = Double.doubleToRawLongBits(value);
    long fraction = bits & ((1L << DOUBLE_FRACTION_BITS) - 1);
    boolean negative = bits < 0;
    if (Double.isNaN(value)) {
      return nan(kind, negative, BigInteger.valueOf(fraction).shiftLeft(kind.fractionBits() - DOUBLE_FRACTION_BITS));
    }
    if (Double.isInfinite(value)) {
      return overflow(kind, negative);
    }
    int exponent = Math.max(Math.getExponent(value), Double.MIN_EXPONENT);
    long significand = Math.abs(value) < Double.MIN_NORMAL ? fraction : fraction | 1L << DOUBLE_FRACTION_BITS;
    return nearest(kind, negative, BigInteger.valueOf(significand), exponent - DOUBLE_FRACTION_BITS, false);
  }

  /** The number nearest to {@code digits * 10^exponent}. */
  static FloatBits ofDecimal(FloatKind kind, boolean negative, BigInteger digits, int exponent) {
    if (exponent >= 0) {
      return nearest(kind, negative, digits.multiply(BigInteger.TEN.pow(exponent)), 0, false);
    }
    BigInteger divisor = BigInteger.TEN.pow(-exponent);
    int shift = Math.max(0, kind.precision() + 3 + divisor.bitLength() - digits.bitLength());
    BigInteger[] parts = digits.shiftLeft(shift).divideAndRemainder(divisor);
    return nearest(kind, negative, parts[0], -shift, parts[1].signum() != 0);
  }

  /**
   * The number nearest to {@code significand * 2^exponent}.
   *
   * @param more whether the exact value is a little larger than that
   */
  static FloatBits nearest(FloatKind kind, boolean negative, BigInteger significand, int exponent, boolean more) {
    if (significand.signum() == 0) {
      return zero(kind, negative);
    }
    int top = Math.max(significand.bitLength() - 1 + exponent, kind.minExponent());
    int unit = top - kind.fractionBits();
    BigInteger rounded = shiftRounding(significand, unit - exponent, more);
    if (rounded.bitLength() > kind.precision()) {
      rounded = rounded.shiftRight(1);
      unit++;
    }
    if (rounded.signum() == 0) {
      return zero(kind, negative);
    }
    boolean normal = rounded.bitLength() == kind.precision();
    if (normal && exceeds(kind, unit + kind.fractionBits(), rounded)) {
      return overflow(kind, negative);
    }
    int exponentField = normal ? unit + kind.fractionBits() + kind.bias() : 0;
    BigInteger fraction = kind.hasExplicitLeadingBit() ? rounded : rounded.clearBit(kind.fractionBits());
    return compose(kind, negative, exponentField, fraction);
  }

  private static BigInteger shiftRounding(BigInteger value, int shift, boolean more) {
    if (shift <= 0) {
      return value.shiftLeft(-shift);
    }
    BigInteger kept = value.shiftRight(shift);
    if (!value.testBit(shift - 1)) {
      return kept;
    }
    boolean aboveHalf = more || value.getLowestSetBit() < shift - 1;
    return aboveHalf || kept.testBit(0) ? kept.add(BigInteger.ONE) : kept;
  }

  private static boolean exceeds(FloatKind kind, int exponent, BigInteger significand) {
    if (exponent != kind.maxExponent() || !kind.isLargestSignificandNaN()) {
      return exponent > kind.maxExponent();
    }
    return significand.bitCount() == kind.precision();
  }

  private static FloatBits compose(FloatKind kind, boolean negative, int exponentField, BigInteger fraction) {
    BigInteger bits = BigInteger.valueOf(exponentField).shiftLeft(storedFractionBits(kind)).or(fraction);
    return ofBigInteger(kind, negative && kind.hasSignAndZero() ? bits.setBit(kind.width() - 1) : bits);
  }

  private static FloatBits zero(FloatKind kind, boolean negative) {
    boolean sign = negative && kind.specials() != Specials.NAN_IS_NEGATIVE_ZERO;
    return compose(kind, sign, 0, BigInteger.ZERO);
  }

  private static FloatBits overflow(FloatKind kind, boolean negative) {
    if (kind.specials() == Specials.FINITE) {
      BigInteger allOnes = BigInteger.ONE.shiftLeft(kind.fractionBits()).subtract(BigInteger.ONE);
      return compose(kind, negative, (1 << kind.exponentBits()) - 1, allOnes);
    }
    if (kind.specials() != Specials.IEEE) {
      return nan(kind, negative, BigInteger.ZERO);
    }
    BigInteger fraction = kind.hasExplicitLeadingBit() ? BigInteger.ONE.shiftLeft(63) : BigInteger.ZERO;
    return compose(kind, negative, (1 << kind.exponentBits()) - 1, fraction);
  }

  /** Returns a quiet NaN, with the bits of {@code payload} in formats that have any; zero in formats without NaN. */
  private static FloatBits nan(FloatKind kind, boolean negative, BigInteger payload) {
    return switch (kind.specials()) {
      case NAN_IS_NEGATIVE_ZERO -> compose(kind, true, 0, BigInteger.ZERO);
      case NAN_IS_ALL_ONES -> compose(
          kind, negative, (1 << kind.exponentBits()) - 1,
          BigInteger.ONE.shiftLeft(kind.fractionBits()).subtract(BigInteger.ONE));
      case FINITE -> compose(kind, false, 0, BigInteger.ZERO);
      case IEEE -> {
        BigInteger quiet = payload.setBit(kind.fractionBits() - 1);
        BigInteger fraction = kind.hasExplicitLeadingBit() ? quiet.setBit(63) : quiet;
        yield compose(kind, negative, (1 << kind.exponentBits()) - 1, fraction);
      }
    };
  }

  // ---- parts -------------------------------------------------------------------------------------------------------

  BigInteger toBigInteger() {
    BigInteger lowBits = BigInteger.valueOf(low & Long.MAX_VALUE);
    lowBits = low < 0 ? lowBits.setBit(63) : lowBits;
    return high == 0 ? lowBits : new BigInteger(Long.toUnsignedString(high)).shiftLeft(64).or(lowBits);
  }

  boolean isNegative() {
    if (!kind.hasSignAndZero()) {
      return false;
    }
    int sign = kind.width() - 1;
    return sign < 64 ? (low >>> sign & 1) != 0 : (high >>> (sign - 64) & 1) != 0;
  }

  private static int storedFractionBits(FloatKind kind) {
    return kind.hasExplicitLeadingBit() ? kind.precision() : kind.fractionBits();
  }

  private int exponentField() {
    int at = storedFractionBits(kind);
    long field = at < 64 ? low >>> at : high >>> (at - 64);
    return (int) (field & ((1 << kind.exponentBits()) - 1));
  }

  private BigInteger fractionField() {
    int bits = storedFractionBits(kind);
    if (bits < 64) {
      return BigInteger.valueOf(low & ((1L << bits) - 1));
    }
    return toBigInteger().and(BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
  }

  private boolean hasLargestExponent() {
    return exponentField() == (1 << kind.exponentBits()) - 1;
  }

  boolean isInfinite() {
    if (kind.specials() != Specials.IEEE || !hasLargestExponent()) {
      return false;
    }
    BigInteger fraction = fractionField();
    return kind.hasExplicitLeadingBit() ? fraction.equals(BigInteger.ONE.shiftLeft(63)) : fraction.signum() == 0;
  }

  boolean isNaN() {
    return switch (kind.specials()) {
      case NAN_IS_NEGATIVE_ZERO -> low == 1L << (kind.width() - 1);
      case NAN_IS_ALL_ONES ->
          hasLargestExponent() && fractionField().bitCount() == kind.fractionBits();
      case FINITE -> false;
      case IEEE -> hasLargestExponent() && !isInfinite();
    };
  }

  /** Returns whether this is an x87 pattern that is not a number. */
  private boolean isUnnormal() {
    return kind.hasExplicitLeadingBit() && exponentField() != 0 && low >= 0;
  }

  boolean isZero() {
    return exponentField() == 0 && fractionField().signum() == 0 && kind.hasSignAndZero() && !isNaN();
  }

  boolean isFinite() {
    return !isNaN() && !isInfinite();
  }

  /** The integer that, times 2 to the power of {@link #unitExponent}, is the magnitude of this finite number. */
  BigInteger significand() {
    BigInteger fraction = fractionField();
    boolean implicitOne = (exponentField() != 0 || !kind.hasSignAndZero()) && !kind.hasExplicitLeadingBit();
    return implicitOne ? fraction.setBit(kind.fractionBits()) : fraction;
  }

  int unitExponent() {
    return Math.max(exponentField() - kind.bias(), kind.minExponent()) - kind.fractionBits();
  }

  BigDecimal decimalValue() {
    if (!isFinite()) {
      throw new ArithmeticException("not a finite number");
    }
    BigInteger significand = isNegative() ? significand().negate() : significand();
    int exponent = unitExponent();
    return exponent >= 0
        ? new BigDecimal(significand.shiftLeft(exponent))
        : new BigDecimal(significand).divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exponent)));
  }

  double doubleValue() {
    if (kind == FloatKind.F64) {
      return Double.longBitsToDouble(low);
    }
    if (kind == FloatKind.F32) {
      return Float.intBitsToFloat((int) low);
    }
    if (isNaN()) {
      return Double.NaN;
    }
    double magnitude = isInfinite() ? Double.POSITIVE_INFINITY : finiteMagnitude();
    return isNegative() ? -magnitude : magnitude;
  }

  private double finiteMagnitude() {
    BigInteger significand = significand();
    if (significand.bitLength() <= DOUBLE_FRACTION_BITS + 1 && unitExponent() >= Double.MIN_EXPONENT) {
      return Math.scalb((double) significand.longValue(), unitExponent());
    }
    return Double.longBitsToDouble(nearest(FloatKind.F64, false, significand, unitExponent(), false).low);
  }
}
