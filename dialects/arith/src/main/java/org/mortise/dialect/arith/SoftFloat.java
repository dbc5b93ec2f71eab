// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;

/**
 * Arithmetic on numbers of formats of at most 64 bits. It is done in doubles and then rounded, which is exact: a double
 * has more than twice as many significant bits as every narrower format. An operand that is not a number is the result.
 */
final class SoftFloat {
  @FunctionalInterface
  private interface Arithmetic {
    double apply(double a, double b);
  }

  private SoftFloat() {}

  static FloatAttr add(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x + y);
  }

  static FloatAttr subtract(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x - y);
  }

  static FloatAttr multiply(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x * y);
  }

  static FloatAttr divide(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x / y);
  }

  static FloatAttr remainder(FloatAttr a, FloatAttr b) {
    return compute(a, b, (x, y) -> x % y);
  }

  private static FloatAttr compute(FloatAttr a, FloatAttr b, Arithmetic function) {
    if (a.isNaN() || b.isNaN()) {
      return quiet(a.isNaN() ? a : b);
    }
    double result = function.apply(a.doubleValue(), b.doubleValue());
    return FloatAttr.of(a.type(), Double.isNaN(result) ? Double.NaN : result);
  }

  /** The same NaN without the mark that it is to be noticed. */
  private static FloatAttr quiet(FloatAttr number) {
    FloatKind kind = number.type().kind();
    boolean marked = kind.specials() == FloatKind.Specials.IEEE;
    return marked ? FloatAttr.ofBits(number.type(), number.bits().setBit(kind.fractionBits() - 1)) : number;
  }

  static FloatAttr maximum(FloatAttr a, FloatAttr b) {
    return a.isNaN() || !b.isNaN() && compareTotal(a, b) >= 0 ? a : b;
  }

  static FloatAttr minimum(FloatAttr a, FloatAttr b) {
    return a.isNaN() || !b.isNaN() && compareTotal(a, b) <= 0 ? a : b;
  }

  static FloatAttr maxNum(FloatAttr a, FloatAttr b) {
    return b.isNaN() || !a.isNaN() && compareTotal(a, b) >= 0 ? a : b;
  }

  static FloatAttr minNum(FloatAttr a, FloatAttr b) {
    return b.isNaN() || !a.isNaN() && compareTotal(a, b) <= 0 ? a : b;
  }

  /** Compares two numbers; negative zero is less than zero. */
  private static int compareTotal(FloatAttr a, FloatAttr b) {
    return Double.compare(a.doubleValue(), b.doubleValue());
  }

  /** Compares two numbers; the two zeros are equal. */
  static int compare(FloatAttr a, FloatAttr b) {
    double x = a.doubleValue();
    double y = b.doubleValue();
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
    FloatAttr converted = FloatAttr.of(format, number.doubleValue());
    return converted.isNaN() || converted.doubleValue() != number.doubleValue() ? null : converted;
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

  /** The nearest number of the format; null where that would round twice. */
  static FloatAttr fromInteger(BigInteger value, FloatType format) {
    double nearest = value.doubleValue();
    boolean exact = value.bitLength() - Math.max(value.getLowestSetBit(), 0) <= 53;
    return exact || format.width() == 64 ? FloatAttr.of(format, nearest) : roundOnce(value, format);
  }

  /** Keeps what lies beyond a double in its last bit, so that rounding again does not go wrong. */
  private static FloatAttr roundOnce(BigInteger value, FloatType format) {
    BigInteger magnitude = value.abs();
    int excess = magnitude.bitLength() - 53;
    BigInteger sticky = magnitude.shiftRight(excess).or(BigInteger.ONE);
    double odd = Math.scalb((double) sticky.longValueExact(), excess);
    return FloatAttr.of(format, value.signum() < 0 ? -odd : odd);
  }
}
