// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/**
 * Arithmetic on numbers of any format. Formats of at most 64 bits are computed as doubles and then rounded, which is
 * exact: a double has more than twice as many significant bits as every narrower format. Wider formats are left to
 * {@link WideFloat}. If an operand is NaN, it is the result.
 */
public final class FloatArithmetic {
  private static final int WIDEST_DOUBLE = 64;

  @FunctionalInterface
  private interface Arithmetic {
    double apply(double a, double b);
  }

  private FloatArithmetic() {}

  /** Returns the sum. */
  public static FloatAttr add(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x + y, WideFloat::add);
  }

  /** Returns the difference. */
  public static FloatAttr subtract(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x - y, WideFloat::subtract);
  }

  /** Returns the product. */
  public static FloatAttr multiply(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x * y, WideFloat::multiply);
  }

  /** Returns the quotient. */
  public static FloatAttr divide(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x / y, WideFloat::divide);
  }

  /** Returns the remainder, which has the sign of the first number. */
  public static FloatAttr remainder(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x % y, WideFloat::remainder);
  }

  private static FloatAttr compute(
      FloatAttr a, FloatAttr b, Arithmetic function, BinaryOperator<FloatAttr> wideFunction) {
    if (a.isNaN() || b.isNaN()) {
      return quiet(a.isNaN() ? a : b);
    }
    if (isWide(a)) {
      return wideFunction.apply(a, b);
    }
    double result = function.apply(a.doubleValue(), b.doubleValue());
    return FloatAttr.of(a.type(), Double.isNaN(result) ? Double.NaN : result);
  }

  private static boolean isWide(FloatAttr number) {
    return number.type().width() > WIDEST_DOUBLE;
  }

  /** Returns the quiet NaN of a signaling one. */
  private static FloatAttr quiet(FloatAttr number) {
    FloatKind kind = number.type().kind();
    boolean hasQuietBit = kind.specials() == FloatKind.Specials.IEEE;
    return hasQuietBit ? FloatAttr.ofBits(number.type(), number.bits().setBit(kind.fractionBits() - 1)) : number;
  }

  /** Negates. Zero and NaN have no sign in formats in which negative zero is NaN. */
  public static FloatAttr negate(FloatAttr number) {
    FloatKind kind = number.type().kind();
    boolean oneZero = kind.specials() == FloatKind.Specials.NAN_IS_NEGATIVE_ZERO;
    return oneZero && (number.isZero() || number.isNaN())
        ? number : FloatAttr.ofBits(number.type(), number.bits().flipBit(kind.width() - 1));
  }

  /** Returns the larger number, or NaN if one of the operands is NaN. */
  public static FloatAttr maximum(FloatAttr a, FloatAttr b) {
    return a.isNaN() || !b.isNaN() && compareTotal(a, b) >= 0 ? a : b;
  }

  /** Returns the smaller number, or NaN if one of the operands is NaN. */
  public static FloatAttr minimum(FloatAttr a, FloatAttr b) {
    return a.isNaN() || !b.isNaN() && compareTotal(a, b) <= 0 ? a : b;
  }

  /** Returns the larger number, or the other operand if one is NaN. */
  public static FloatAttr maxNum(FloatAttr a, FloatAttr b) {
    return !a.isNaN() && (b.isNaN() || compareTotal(a, b) >= 0) ? a : b;
  }

  /** Returns the smaller number, or the other operand if one is NaN. */
  public static FloatAttr minNum(FloatAttr a, FloatAttr b) {
    return !a.isNaN() && (b.isNaN() || compareTotal(a, b) <= 0) ? a : b;
  }

  /** Compares two numbers; negative zero is less than zero. */
  private static int compareTotal(FloatAttr a, FloatAttr b) {
    if (a.isZero() && b.isZero()) {
      return Boolean.compare(b.isNegative(), a.isNegative());
    }
    return compare(a, b);
  }

  /** Compares two numbers; the two zeros are equal. */
  public static int compare(FloatAttr a, FloatAttr b) {
    return isWide(a) ? WideFloat.compare(a, b) : compareDoubles(a.doubleValue(), b.doubleValue());
  }

  private static int compareDoubles(double x, double y) {
    if (x == y) {
      return 0;
    }
    return x < y ? -1 : 1;
  }

  /** Returns the same number in another format, or null if the format cannot represent it. */
  public static @Nullable FloatAttr convertExactly(FloatAttr number, FloatType format) {
    if (number.isNaN()) {
      return convertNaN(number, format);
    }
    FloatAttr converted = number.isInfinite()
        ? FloatAttr.of(format, number.doubleValue())
        : FloatAttr.nearest(format, number.isNegative(), number.significand(), number.unitExponent(), false);
    boolean losesSign = converted.isNegative() != number.isNegative();
    return converted.isNaN() || losesSign || WideFloat.compare(number, converted) != 0 ? null : converted;
  }

  /** Returns null if low bits of the fraction would be lost, or if the NaN is signaling. */
  private static @Nullable FloatAttr convertNaN(FloatAttr number, FloatType format) {
    FloatKind from = number.type().kind();
    int lost = from.fractionBits() - format.kind().fractionBits();
    boolean hasFraction = haveFractions(from, format.kind());
    return hasFraction && (quiet(number) != number || fractionOf(number).getLowestSetBit() < lost)
        ? null : nanOf(number, format);
  }

  /** Returns the high bits of the fraction. */
  private static FloatAttr nanOf(FloatAttr number, FloatType format) {
    FloatKind from = number.type().kind();
    FloatKind to = format.kind();
    FloatAttr converted = FloatAttr.of(format, Double.NaN);
    if (!haveFractions(from, to)) {
      return converted;
    }
    BigInteger fraction = fractionOf(number).shiftLeft(to.fractionBits() - from.fractionBits());
    BigInteger bits = converted.bits().or(fraction);
    return FloatAttr.ofBits(format, number.isNegative() ? bits.setBit(to.width() - 1) : bits);
  }

  private static boolean haveFractions(FloatKind from, FloatKind to) {
    return from.specials() == FloatKind.Specials.IEEE && to.specials() == FloatKind.Specials.IEEE;
  }

  private static BigInteger fractionOf(FloatAttr number) {
    return number.bits().mod(BigInteger.ONE.shiftLeft(number.type().kind().fractionBits()));
  }

  /** Returns the nearest number of another format; of a NaN the high bits of the fraction, and it is quiet. */
  public static FloatAttr convert(FloatAttr number, FloatType format) {
    if (number.isNaN()) {
      return nanOf(quiet(number), format);
    }
    return number.isInfinite()
        ? FloatAttr.of(format, number.doubleValue())
        : FloatAttr.nearest(format, number.isNegative(), number.significand(), number.unitExponent(), false);
  }

  /** Returns the nearest number of the format. */
  public static FloatAttr fromInteger(BigInteger value, FloatType format) {
    return FloatAttr.nearest(format, value.signum() < 0, value.abs(), 0, false);
  }

  /** Rounds a finite number towards zero. */
  public static BigInteger truncate(FloatAttr number) {
    BigInteger magnitude = number.significand().shiftLeft(number.unitExponent());
    return number.isNegative() ? magnitude.negate() : magnitude;
  }
}
