// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Constants of series and of the reduction of arguments. */
final class Series {
  static final DoubleDouble[] INVERSE_FACTORIALS = new DoubleDouble[31];

  private static final int PARTS = 4;
  private static final long HIGH_BITS = -1L << 20;

  static {
    BigDecimal factorial = BigDecimal.ONE;
    for (int i = 0; i < INVERSE_FACTORIALS.length; i++) {
      factorial = i == 0 ? factorial : factorial.multiply(BigDecimal.valueOf(i));
      INVERSE_FACTORIALS[i] = DoubleDouble.of(BigDecimal.ONE.divide(factorial, Precise.DIGITS));
    }
  }

  private Series() {}

  /** Splits a number into parts of 33 bits, whose products with 20-bit numbers are exact, and a rest. */
  static double[] parts(BigDecimal number) {
    double[] parts = new double[PARTS];
    BigDecimal rest = number;
    for (int i = 0; i < parts.length; i++) {
      double next = rest.round(new MathContext(40, RoundingMode.DOWN)).doubleValue();
      parts[i] = i < parts.length - 1 ? Double.longBitsToDouble(Double.doubleToLongBits(next) & HIGH_BITS) : next;
      rest = rest.subtract(new BigDecimal(parts[i]));
    }
    return parts;
  }
}
