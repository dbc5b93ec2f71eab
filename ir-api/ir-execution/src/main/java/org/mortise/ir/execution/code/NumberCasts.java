// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.types.FloatKind;

/** Conversions between integers of up to 64 bits and floating-point numbers of up to 64 bits. */
public final class NumberCasts {
  private static final double TWO_63 = 0x1p63;

  private NumberCasts() {}

  /** Returns whether a number, rounded towards zero, is an integer of a width. */
  public static boolean fits(double value, int width, boolean isSigned) {
    double truncated = value < 0 ? Math.ceil(value) : Math.floor(value); // NaN is out of range
    return isSigned
        ? truncated >= -Math.scalb(1.0, width - 1) && truncated < Math.scalb(1.0, width - 1)
        : truncated >= 0 && truncated < Math.scalb(1.0, width);
  }

  /** Returns a number that fits, rounded towards zero and sign-extended. */
  public static long toInteger(double value, int width) {
    long truncated = value >= TWO_63 ? (long) (value - TWO_63) + Long.MIN_VALUE : (long) value;
    return FixedWidth.signExtended(truncated, width);
  }

  /** Returns the nearest number. */
  public static double toDouble(long value, boolean isSigned) {
    if (isSigned || value >= 0) {
      return value;
    }
    return 2.0 * (value >>> 1 | value & 1); // the last bit affects rounding
  }

  /** Returns the nearest number of a format of at most 32 bits. */
  public static float toFloat(FloatKind kind, long value, boolean isSigned) {
    return FloatRounding.round(kind, roundedToOdd(value, isSigned));
  }

  /** Rounds to odd, so that a further rounding to at most 32 bits is correct. */
  private static double roundedToOdd(long value, boolean isSigned) {
    boolean isNegative = isSigned && value < 0;
    long magnitude = isNegative ? -value : value;
    int excess = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(magnitude) - 53);
    long kept = magnitude >>> excess;
    long odd = kept << excess == magnitude ? kept : kept | 1;
    double result = Math.scalb((double) odd, excess);
    return isNegative ? -result : result;
  }
}
