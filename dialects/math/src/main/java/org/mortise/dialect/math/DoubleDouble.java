// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigDecimal;

/**
 * A number as the unevaluated sum of two doubles, of which the first one is the nearest to the sum. Operations have
 * relative errors of at most 2 to the power of -102, as long as no part leaves the range of normal doubles. See Dekker,
 * A Floating-Point Technique for Extending the Available Precision, 1971, and Joldes, Muller, Popescu, Tight and
 * Rigorous Error Bounds for Basic Building Blocks of Double-Word Arithmetic, 2017.
 *
 * @param high the nearest double
 * @param low the rest
 */
record DoubleDouble(double high, double low) {
  private static final double SPLITTER = (1 << 27) + 1;

  static DoubleDouble of(double number) {
    return new DoubleDouble(number, 0);
  }

  static DoubleDouble of(BigDecimal number) {
    double high = number.doubleValue();
    return new DoubleDouble(high, number.subtract(new BigDecimal(high)).doubleValue());
  }

  /** Returns the exact sum. */
  static DoubleDouble sum(double a, double b) {
    double sum = a + b;
    double added = sum - a;
    return new DoubleDouble(sum, (a - (sum - added)) + (b - added));
  }

  /** Returns the exact sum of two numbers; the first must be larger, or both 0. */
  private static DoubleDouble ordered(double large, double small) {
    double sum = large + small;
    return new DoubleDouble(sum, small - (sum - large));
  }

  /** Returns the exact product. */
  static DoubleDouble product(double a, double b) {
    double product = a * b;
    double aScaled = SPLITTER * a;
    double aHigh = aScaled - (aScaled - a);
    double aLow = a - aHigh;
    double bScaled = SPLITTER * b;
    double bHigh = bScaled - (bScaled - b);
    double bLow = b - bHigh;
    return new DoubleDouble(product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow);
  }

  DoubleDouble plus(double other) {
    DoubleDouble sum = sum(high, other);
    return ordered(sum.high, sum.low + low);
  }

  DoubleDouble plus(DoubleDouble other) {
    DoubleDouble sum = sum(high, other.high);
    DoubleDouble rest = sum(low, other.low);
    DoubleDouble partial = ordered(sum.high, sum.low + rest.high);
    return ordered(partial.high, partial.low + rest.low);
  }

  DoubleDouble minus(DoubleDouble other) {
    return plus(other.negated());
  }

  DoubleDouble negated() {
    return new DoubleDouble(-high, -low);
  }

  DoubleDouble times(double factor) {
    DoubleDouble product = product(high, factor);
    return ordered(product.high, product.low + low * factor);
  }

  DoubleDouble times(DoubleDouble factor) {
    DoubleDouble product = product(high, factor.high);
    return ordered(product.high, product.low + (high * factor.low + low * factor.high));
  }

  DoubleDouble dividedBy(DoubleDouble divisor) {
    double first = high / divisor.high;
    DoubleDouble rest = minus(divisor.times(first));
    double second = rest.high / divisor.high;
    double third = rest.minus(divisor.times(second)).high / divisor.high;
    return ordered(first, second).plus(third);
  }

  /** Returns the exact product with a power of two. */
  DoubleDouble scaled(int exponent) {
    return new DoubleDouble(Math.scalb(high, exponent), Math.scalb(low, exponent));
  }
}
