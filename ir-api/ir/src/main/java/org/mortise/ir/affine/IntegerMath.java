// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

/** Arithmetic on signed 64-bit integers that Java has no methods for. */
public final class IntegerMath {
  private IntegerMath() {}

  /** Returns the greatest common divisor, which is not negative unless it is 2 to the power of 63; 0 of two zeros. */
  public static long gcd(long first, long second) {
    long a = first;
    long b = second;
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return Math.abs(a);
  }

  /** Divides and rounds to positive infinity. */
  public static long ceilDiv(long dividend, long divisor) {
    long quotient = dividend / divisor;
    return (dividend ^ divisor) >= 0 && quotient * divisor != dividend ? quotient + 1 : quotient;
  }
}
