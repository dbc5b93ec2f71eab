// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;

/**
 * The ranges of sums, differences, products, quotients, remainders and extrema. Results of a fixed width wrap around:
 * where a bound would, the interval is the full one, unless the operation promises not to overflow.
 */
public final class RangeArithmetic {
  /** Computes one bound exactly, as a number of any size. */
  @FunctionalInterface
  interface Bound {
    BigInteger of(BigInteger a, BigInteger b);
  }

  /** The operation promises that signed results do not overflow. */
  public static final int NO_SIGNED_WRAP = 1;

  /** The operation promises that unsigned results do not overflow. */
  public static final int NO_UNSIGNED_WRAP = 2;

  private RangeArithmetic() {}

  // ---- sums, differences and products ------------------------------------------------------------------------------

  /**
   * Returns the range of sums.
   *
   * @param promises any of {@link #NO_SIGNED_WRAP} and {@link #NO_UNSIGNED_WRAP}, or 0
   */
  public static IntegerRange add(IntegerRange a, IntegerRange b, int promises) {
    int width = a.width();
    return unsigned(width, a.umin().add(b.umin()), a.umax().add(b.umax()), promises)
        .intersection(signed(width, a.smin().add(b.smin()), a.smax().add(b.smax()), promises));
  }

  /** Returns the range of differences; for {@code promises} see {@link #add}. */
  public static IntegerRange subtract(IntegerRange a, IntegerRange b, int promises) {
    int width = a.width();
    return unsigned(width, a.umin().subtract(b.umax()), a.umax().subtract(b.umin()), promises)
        .intersection(signed(width, a.smin().subtract(b.smax()), a.smax().subtract(b.smin()), promises));
  }

  /** Returns the range of products; for {@code promises} see {@link #add}. */
  public static IntegerRange multiply(IntegerRange a, IntegerRange b, int promises) {
    int width = a.width();
    return unsigned(width, a.umin().multiply(b.umin()), a.umax().multiply(b.umax()), promises)
        .intersection(signedCorners(a, b, BigInteger::multiply, promises));
  }

  /** Returns the range between two exact unsigned bounds that may lie outside of the width. */
  static IntegerRange unsigned(int width, BigInteger min, BigInteger max, int promises) {
    BigInteger limit = IntegerRange.unsignedMax(width);
    if ((promises & NO_UNSIGNED_WRAP) != 0) {
      return IntegerRange.ofUnsigned(width, clamp(min, BigInteger.ZERO, limit), clamp(max, BigInteger.ZERO, limit));
    }
    return min.signum() < 0 || max.compareTo(limit) > 0
        ? IntegerRange.full(width) : IntegerRange.ofUnsigned(width, min, max);
  }

  /** Returns the range between two exact signed bounds that may lie outside of the width. */
  static IntegerRange signed(int width, BigInteger min, BigInteger max, int promises) {
    BigInteger low = FixedWidth.signedMin(width);
    BigInteger high = FixedWidth.signedMax(width);
    if ((promises & NO_SIGNED_WRAP) != 0) {
      return IntegerRange.ofSigned(width, clamp(min, low, high), clamp(max, low, high));
    }
    return min.compareTo(low) < 0 || max.compareTo(high) > 0
        ? IntegerRange.full(width) : IntegerRange.ofSigned(width, min, max);
  }

  private static BigInteger clamp(BigInteger value, BigInteger low, BigInteger high) {
    return value.max(low).min(high);
  }

  // ---- quotients ---------------------------------------------------------------------------------------------------

  /** Returns the range of unsigned quotients, rounded towards zero. */
  public static IntegerRange divideUnsigned(IntegerRange a, IntegerRange b) {
    return b.umin().signum() == 0 ? IntegerRange.full(a.width()) : unsignedCorners(a, b, BigInteger::divide, 0);
  }

  /** Returns the range of unsigned quotients, rounded up. */
  public static IntegerRange ceilDivideUnsigned(IntegerRange a, IntegerRange b) {
    return b.umin().signum() == 0
        ? IntegerRange.full(a.width()) : unsignedCorners(a, b, FixedWidth::ceilQuotient, 0);
  }

  /** Returns the range of signed quotients, rounded towards zero. */
  public static IntegerRange divideSigned(IntegerRange a, IntegerRange b) {
    return excludesZero(b) ? signedCorners(a, b, BigInteger::divide, 0) : IntegerRange.full(a.width());
  }

  /** Returns the range of signed quotients, rounded up. */
  public static IntegerRange ceilDivideSigned(IntegerRange a, IntegerRange b) {
    return excludesZero(b)
        ? signedCorners(a, b, FixedWidth::ceilQuotient, 0) : IntegerRange.full(a.width());
  }

  /** Returns the range of signed quotients, rounded down. */
  public static IntegerRange floorDivideSigned(IntegerRange a, IntegerRange b) {
    return excludesZero(b)
        ? signedCorners(a, b, FixedWidth::floorQuotient, 0) : IntegerRange.full(a.width());
  }

  private static boolean excludesZero(IntegerRange divisor) {
    return divisor.smin().signum() > 0 || divisor.smax().signum() < 0;
  }

  // ---- remainders --------------------------------------------------------------------------------------------------

  /** Returns the range of signed remainders, which have the sign of the dividend. */
  public static IntegerRange remainderSigned(IntegerRange a, IntegerRange b) {
    if (!excludesZero(b)) {
      return IntegerRange.full(a.width());
    }
    BigInteger divisor = b.smin().signum() > 0 ? b.smax() : b.smin().negate();
    BigInteger largest = divisor.subtract(BigInteger.ONE);
    BigInteger min = a.smin().signum() < 0 ? largest.negate() : BigInteger.ZERO;
    BigInteger max = a.smax().signum() > 0 ? largest : BigInteger.ZERO;
    if (b.smin().equals(b.smax()) && a.smax().subtract(a.smin()).compareTo(divisor) < 0) {
      BigInteger first = a.smin().remainder(divisor);
      BigInteger last = a.smax().remainder(divisor);
      if (first.compareTo(last) <= 0) {
        return IntegerRange.ofSigned(a.width(), first, last);
      }
    }
    return IntegerRange.ofSigned(a.width(), min, max);
  }

  /** Returns the range of unsigned remainders. */
  public static IntegerRange remainderUnsigned(IntegerRange a, IntegerRange b) {
    if (b.umin().signum() == 0) {
      return IntegerRange.full(a.width());
    }
    BigInteger divisor = b.umax();
    if (b.umin().equals(divisor) && a.umax().subtract(a.umin()).compareTo(divisor) < 0) {
      BigInteger first = a.umin().remainder(divisor);
      BigInteger last = a.umax().remainder(divisor);
      if (first.compareTo(last) <= 0) {
        return IntegerRange.ofUnsigned(a.width(), first, last);
      }
    }
    return IntegerRange.ofUnsigned(a.width(), BigInteger.ZERO, divisor.subtract(BigInteger.ONE));
  }

  // ---- extrema -----------------------------------------------------------------------------------------------------

  /** Returns the range of the signed maximum. */
  public static IntegerRange maxSigned(IntegerRange a, IntegerRange b) {
    return IntegerRange.ofSigned(a.width(), a.smin().max(b.smin()), a.smax().max(b.smax()));
  }

  /** Returns the range of the signed minimum. */
  public static IntegerRange minSigned(IntegerRange a, IntegerRange b) {
    return IntegerRange.ofSigned(a.width(), a.smin().min(b.smin()), a.smax().min(b.smax()));
  }

  /** Returns the range of the unsigned maximum. */
  public static IntegerRange maxUnsigned(IntegerRange a, IntegerRange b) {
    return IntegerRange.ofUnsigned(a.width(), a.umin().max(b.umin()), a.umax().max(b.umax()));
  }

  /** Returns the range of the unsigned minimum. */
  public static IntegerRange minUnsigned(IntegerRange a, IntegerRange b) {
    return IntegerRange.ofUnsigned(a.width(), a.umin().min(b.umin()), a.umax().min(b.umax()));
  }

  // ---- functions that have their extrema at the corners ------------------------------------------------------------

  static IntegerRange unsignedCorners(IntegerRange a, IntegerRange b, Bound function, int promises) {
    BigInteger[] bounds = corners(a.umin(), a.umax(), b.umin(), b.umax(), function);
    return unsigned(a.width(), bounds[0], bounds[1], promises);
  }

  private static IntegerRange signedCorners(IntegerRange a, IntegerRange b, Bound function, int promises) {
    return signedCorners(a, b.smin(), b.smax(), function, promises);
  }

  static IntegerRange signedCorners(
      IntegerRange a, BigInteger second, BigInteger lastSecond, Bound function, int promises) {
    BigInteger[] bounds = corners(a.smin(), a.smax(), second, lastSecond, function);
    return signed(a.width(), bounds[0], bounds[1], promises);
  }

  private static BigInteger[] corners(
      BigInteger a0, BigInteger a1, BigInteger b0, BigInteger b1, Bound function) {
    BigInteger[] all = {function.of(a0, b0), function.of(a0, b1), function.of(a1, b0), function.of(a1, b1)};
    BigInteger min = all[0];
    BigInteger max = all[0];
    for (BigInteger bound : all) {
      min = min.min(bound);
      max = max.max(bound);
    }
    return new BigInteger[] {min, max};
  }
}
