// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;

/**
 * Ranges of the results of integer functions. Results of a fixed width wrap around: if a bound overflows, the interval
 * is the full one, unless the operation excludes overflow.
 */
final class RangeArithmetic {
  /** Computes one bound exactly, as a number of any size. */
  @FunctionalInterface
  interface Bound {
    BigInteger of(BigInteger a, BigInteger b);
  }

  private RangeArithmetic() {}

  static IntegerRange of(IntegerFunction function, IntegerRange a, IntegerRange b, Overflow overflow) {
    int width = a.width();
    Bound bound = (x, y) -> function.exact(x, y, width);
    return switch (function) {
      case ADD, SUB, MUL -> unsignedCorners(a, b, bound, overflow)
          .intersection(signedCorners(a, b.smin(), b.smax(), bound, overflow));
      case MAX_SIGNED, MIN_SIGNED -> signedCorners(a, b.smin(), b.smax(), bound, overflow);
      case MAX_UNSIGNED, MIN_UNSIGNED -> unsignedCorners(a, b, bound, overflow);
      case DIV_SIGNED, FLOOR_DIV_SIGNED, CEIL_DIV_SIGNED -> excludesZero(b)
          ? signedCorners(a, b.smin(), b.smax(), bound, overflow) : IntegerRange.full(width);
      case DIV_UNSIGNED, CEIL_DIV_UNSIGNED -> b.umin().signum() == 0
          ? quotientByAnyUpTo(b.umax(), a) : unsignedCorners(a, b, bound, overflow);
      case REM_SIGNED -> remainderSigned(a, b);
      case REM_UNSIGNED -> remainderUnsigned(a, b);
      case AND -> BitRanges.and(a, b);
      case OR -> BitRanges.or(a, b);
      case XOR -> BitRanges.xor(a, b);
      case SHIFT_LEFT -> BitRanges.shiftLeft(a, b, overflow);
      case SHIFT_RIGHT_SIGNED -> BitRanges.shiftRightSigned(a, b);
      case SHIFT_RIGHT_UNSIGNED -> BitRanges.shiftRightUnsigned(a, b);
    };
  }

  // ---- remainders --------------------------------------------------------------------------------------------------

  private static boolean excludesZero(IntegerRange divisor) {
    return divisor.smin().signum() > 0 || divisor.smax().signum() < 0;
  }

  /** Returns the range of unsigned quotients by divisors up to {@code largest}; a division by 0 has no result. */
  private static IntegerRange quotientByAnyUpTo(BigInteger largest, IntegerRange a) {
    BigInteger min = largest.signum() == 0 ? BigInteger.ZERO : a.umin().divide(largest);
    return IntegerRange.ofUnsigned(a.width(), min, a.umax());
  }

  /** Returns the range of signed remainders, which have the sign of the dividend. */
  private static IntegerRange remainderSigned(IntegerRange a, IntegerRange b) {
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

  private static IntegerRange remainderUnsigned(IntegerRange a, IntegerRange b) {
    BigInteger divisor = b.umax();
    if (divisor.signum() == 0) {
      return IntegerRange.ofUnsigned(a.width(), BigInteger.ZERO, a.umax());
    }
    if (b.umin().equals(divisor) && a.umax().subtract(a.umin()).compareTo(divisor) < 0) {
      BigInteger first = a.umin().remainder(divisor);
      BigInteger last = a.umax().remainder(divisor);
      if (first.compareTo(last) <= 0) {
        return IntegerRange.ofUnsigned(a.width(), first, last);
      }
    }
    return IntegerRange.ofUnsigned(a.width(), BigInteger.ZERO, divisor.subtract(BigInteger.ONE).min(a.umax()));
  }

  // ---- functions that have their extrema at the corners ------------------------------------------------------------

  static IntegerRange unsignedCorners(IntegerRange a, IntegerRange b, Bound function, Overflow overflow) {
    BigInteger[] bounds = corners(a.umin(), a.umax(), b.umin(), b.umax(), function);
    return unsigned(a.width(), bounds[0], bounds[1], overflow);
  }

  static IntegerRange signedCorners(
      IntegerRange a, BigInteger second, BigInteger lastSecond, Bound function, Overflow overflow) {
    BigInteger[] bounds = corners(a.smin(), a.smax(), second, lastSecond, function);
    return signed(a.width(), bounds[0], bounds[1], overflow);
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

  /** Returns the range between two exact unsigned bounds that may lie outside of the width. */
  private static IntegerRange unsigned(int width, BigInteger min, BigInteger max, Overflow overflow) {
    BigInteger limit = IntegerRange.unsignedMax(width);
    if (overflow.noUnsigned()) {
      return IntegerRange.ofUnsigned(width, clamp(min, BigInteger.ZERO, limit), clamp(max, BigInteger.ZERO, limit));
    }
    return min.signum() < 0 || max.compareTo(limit) > 0
        ? IntegerRange.full(width) : IntegerRange.ofUnsigned(width, min, max);
  }

  /** Returns the range between two exact signed bounds that may lie outside of the width. */
  private static IntegerRange signed(int width, BigInteger min, BigInteger max, Overflow overflow) {
    BigInteger low = FixedWidth.signedMin(width);
    BigInteger high = FixedWidth.signedMax(width);
    if (overflow.noSigned()) {
      return IntegerRange.ofSigned(width, clamp(min, low, high), clamp(max, low, high));
    }
    return min.compareTo(low) < 0 || max.compareTo(high) > 0
        ? IntegerRange.full(width) : IntegerRange.ofSigned(width, min, max);
  }

  private static BigInteger clamp(BigInteger value, BigInteger low, BigInteger high) {
    return value.max(low).min(high);
  }
}
