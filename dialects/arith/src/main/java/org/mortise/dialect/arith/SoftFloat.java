// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/**
 * Arithmetic on numbers of any format. For those of at most 64 bits it is done in doubles and then rounded, which is
 * exact: a double has more than twice as many significant bits as every narrower format. For wider ones see {@link
 * WideFloat}. An operand that is not a number is the result.
 */
final class SoftFloat {
  private static final int WIDEST_DOUBLE = 64;

  @FunctionalInterface
  private interface Arithmetic {
    double apply(double a, double b);
  }

  private SoftFloat() {}

  static FloatAttr add(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x + y, WideFloat::add);
  }

  static FloatAttr subtract(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x - y, WideFloat::subtract);
  }

  static FloatAttr multiply(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x * y, WideFloat::multiply);
  }

  static FloatAttr divide(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x / y, WideFloat::divide);
  }

  static FloatAttr remainder(FloatAttr a, FloatAttr b) {
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

  /** The same NaN without the mark that it is to be noticed. */
  private static FloatAttr quiet(FloatAttr number) {
    FloatKind kind = number.type().kind();
    boolean marked = kind.specials() == FloatKind.Specials.IEEE;
    return marked ? FloatAttr.ofBits(number.type(), number.bits().setBit(kind.fractionBits() - 1)) : number;
  }

  /** The other sign. Where negative zero is not-a-number, that and zero have none. */
  static FloatAttr negate(FloatAttr number) {
    FloatKind kind = number.type().kind();
    boolean oneZero = kind.specials() == FloatKind.Specials.NAN_IS_NEGATIVE_ZERO;
    return oneZero && (number.isZero() || number.isNaN())
        ? number : FloatAttr.ofBits(number.type(), number.bits().flipBit(kind.width() - 1));
  }

  static FloatAttr maximum(FloatAttr a, FloatAttr b) {
    return a.isNaN() || !b.isNaN() && compareTotal(a, b) >= 0 ? a : b;
  }

  static FloatAttr minimum(FloatAttr a, FloatAttr b) {
    return a.isNaN() || !b.isNaN() && compareTotal(a, b) <= 0 ? a : b;
  }

  static FloatAttr maxNum(FloatAttr a, FloatAttr b) {
    return !a.isNaN() && (b.isNaN() || compareTotal(a, b) >= 0) ? a : b;
  }

  static FloatAttr minNum(FloatAttr a, FloatAttr b) {
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
  static int compare(FloatAttr a, FloatAttr b) {
    return isWide(a) ? WideFloat.compare(a, b) : compareDoubles(a.doubleValue(), b.doubleValue());
  }

  private static int compareDoubles(double x, double y) {
    if (x == y) {
      return 0;
    }
    return x < y ? -1 : 1;
  }

  /** The same number in another format, or null if that does not have it. */
  static FloatAttr convertExactly(FloatAttr number, FloatType format) {
    if (number.isNaN()) {
      return convertNaN(number, format);
    }
    FloatAttr converted = number.isInfinite()
        ? FloatAttr.of(format, number.doubleValue())
        : FloatAttr.nearest(format, number.isNegative(), number.significand(), number.unitExponent(), false);
    boolean losesSign = converted.isNegative() != number.isNegative();
    return converted.isNaN() || losesSign || WideFloat.compare(number, converted) != 0 ? null : converted;
  }

  /** Keeps the upper bits of the fraction; null if lower ones would be lost, or the conversion be noticed. */
  private static FloatAttr convertNaN(FloatAttr number, FloatType format) {
    FloatKind from = number.type().kind();
    FloatKind to = format.kind();
    FloatAttr converted = FloatAttr.of(format, Double.NaN);
    if (from.specials() != FloatKind.Specials.IEEE || to.specials() != FloatKind.Specials.IEEE) {
      return converted;
    }
    BigInteger fraction = number.bits().mod(BigInteger.ONE.shiftLeft(from.fractionBits()));
    int added = to.fractionBits() - from.fractionBits();
    if (quiet(number) != number || fraction.getLowestSetBit() < -added) {
      return null;
    }
    BigInteger bits = converted.bits().or(fraction.shiftLeft(added));
    return FloatAttr.ofBits(format, number.isNegative() ? bits.setBit(to.width() - 1) : bits);
  }

  /** The nearest number of the format. */
  static FloatAttr fromInteger(BigInteger value, FloatType format) {
    return FloatAttr.nearest(format, value.signum() < 0, value.abs(), 0, false);
  }

  /** A finite number, rounded towards zero. */
  static BigInteger truncate(FloatAttr number) {
    BigInteger magnitude = number.significand().shiftLeft(number.unitExponent());
    return number.isNegative() ? magnitude.negate() : magnitude;
  }
}
