// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.ranges;

import java.math.BigInteger;

/** The ranges of bitwise operations, shifts and changes of the width. */
public final class BitRanges {
  private BitRanges() {}

  // ---- bitwise operations ------------------------------------------------------------------------------------------

  /**
   * The leading bits that all numbers of a range have in common.
   *
   * @param zeros the common bits, and 0 elsewhere
   * @param ones the common bits, and 1 elsewhere
   */
  private record CommonBits(BigInteger zeros, BigInteger ones) {
    static CommonBits of(IntegerRange range) {
      BigInteger varying = lowBits(range.umin().xor(range.umax()).bitLength());
      return new CommonBits(range.umin().andNot(varying), range.umax().or(varying));
    }

    BigInteger varying() {
      return zeros.xor(ones);
    }
  }

  private static BigInteger lowBits(int count) {
    return BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE);
  }

  /** Returns the range of {@code a & b}. */
  static IntegerRange and(IntegerRange a, IntegerRange b) {
    CommonBits left = CommonBits.of(a);
    CommonBits right = CommonBits.of(b);
    return IntegerRange.ofUnsigned(a.width(), left.zeros().and(right.zeros()), left.ones().and(right.ones()));
  }

  /** Returns the range of {@code a | b}. */
  static IntegerRange or(IntegerRange a, IntegerRange b) {
    CommonBits left = CommonBits.of(a);
    CommonBits right = CommonBits.of(b);
    return IntegerRange.ofUnsigned(a.width(), left.zeros().or(right.zeros()), left.ones().or(right.ones()));
  }

  /**
   * Returns the range of {@code a ^ b}: a bit varies if it does in one operand. (The bounds of the operands are of no
   * use: 4 ^ [0, 7] has its extrema at 4 and 3.)
   */
  static IntegerRange xor(IntegerRange a, IntegerRange b) {
    CommonBits left = CommonBits.of(a);
    CommonBits right = CommonBits.of(b);
    BigInteger varying = left.varying().or(right.varying());
    BigInteger min = left.zeros().xor(right.zeros()).andNot(varying);
    return IntegerRange.ofUnsigned(a.width(), min, min.or(varying));
  }

  // ---- shifts ------------------------------------------------------------------------------------------------------

  /** Returns the range of {@code a << b}. */
  static IntegerRange shiftLeft(IntegerRange a, IntegerRange b, Overflow overflow) {
    RangeArithmetic.Bound shift = (number, distance) -> shiftLeft(number, distance, a.width());
    return RangeArithmetic.unsignedCorners(a, b, shift, overflow)
        .intersection(RangeArithmetic.signedCorners(a, b.umin(), b.umax(), shift, overflow));
  }

  /** Returns the exact result; a shift by the width or more, which has no defined result, counts as an overflow. */
  private static BigInteger shiftLeft(BigInteger number, BigInteger distance, int width) {
    if (distance.compareTo(BigInteger.valueOf(width)) < 0) {
      return number.shiftLeft(distance.intValue());
    }
    BigInteger beyond = BigInteger.ONE.shiftLeft(width);
    return number.signum() < 0 ? beyond.negate() : beyond;
  }

  /** Returns the range of {@code a >> b} with copies of the sign. */
  static IntegerRange shiftRightSigned(IntegerRange a, IntegerRange b) {
    if (!isInWidth(b)) {
      return IntegerRange.full(a.width());
    }
    int least = b.umin().intValue();
    int most = b.umax().intValue();
    BigInteger min = a.smin().shiftRight(least).min(a.smin().shiftRight(most));
    BigInteger max = a.smax().shiftRight(least).max(a.smax().shiftRight(most));
    return IntegerRange.ofSigned(a.width(), min, max);
  }

  /** Returns the range of {@code a >> b} with zeros. */
  static IntegerRange shiftRightUnsigned(IntegerRange a, IntegerRange b) {
    if (!isInWidth(b)) {
      return IntegerRange.full(a.width());
    }
    return IntegerRange.ofUnsigned(
        a.width(), a.umin().shiftRight(b.umax().intValue()), a.umax().shiftRight(b.umin().intValue()));
  }

  /** Returns whether all distances are less than the width; others have no defined result. */
  private static boolean isInWidth(IntegerRange distance) {
    return distance.umax().compareTo(BigInteger.valueOf(distance.width())) < 0;
  }

  // ---- changes of the width ----------------------------------------------------------------------------------------

  /** Returns the range of the low {@code width} bits. */
  public static IntegerRange truncate(IntegerRange range, int width) {
    boolean sameHighBits = range.umin().shiftRight(width).equals(range.umax().shiftRight(width));
    BigInteger umin = sameHighBits ? low(range.umin(), width) : BigInteger.ZERO;
    BigInteger umax = sameHighBits ? low(range.umax(), width) : IntegerRange.unsignedMax(width);
    boolean keepsOrder = keepsSignedOrder(range.smin().shiftRight(width - 1), range.smax().shiftRight(width - 1));
    BigInteger smin = keepsOrder ? FixedWidth.wrap(range.smin(), width) : FixedWidth.signedMin(width);
    BigInteger smax = keepsOrder ? FixedWidth.wrap(range.smax(), width) : FixedWidth.signedMax(width);
    return new IntegerRange(width, umin, umax, smin, smax);
  }

  private static BigInteger low(BigInteger value, int width) {
    return value.and(lowBits(width));
  }

  /**
   * Returns whether truncation preserves the order of two signed numbers and all between them, given their bits above
   * and including the sign bit of the result: these must be equal, or -1 and 0.
   */
  private static boolean keepsSignedOrder(BigInteger min, BigInteger max) {
    return min.equals(max) || min.equals(BigInteger.ONE.negate()) && max.signum() == 0;
  }

  /** Returns the range of numbers extended by zeros to {@code width} bits. */
  public static IntegerRange extendUnsigned(IntegerRange range, int width) {
    return IntegerRange.ofUnsigned(width, range.umin(), range.umax());
  }

  /** Returns the range of numbers extended by copies of the sign to {@code width} bits. */
  public static IntegerRange extendSigned(IntegerRange range, int width) {
    return IntegerRange.ofSigned(width, range.smin(), range.smax());
  }
}
