// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.ranges;

import java.math.BigInteger;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/**
 * Widening of ranges: a bound that grows moves to the next limit of an integer type of 1, 8, 16, 32 bits and so on, so
 * that it grows no more often than the number of bits can be halved, and a number that is never negative stays so.
 */
final class RangeWidening {
  private static final int[] LIMITS = {0, 1, 7, 8, 15, 16, 31, 32, 63, 64};

  private RangeWidening() {}

  /** Returns a range that contains {@code joined}, which contains {@code before}. */
  static IntegerRange widen(IntegerRange before, IntegerRange joined) {
    int width = joined.width();
    return new IntegerRange(width,
        joined.umin().equals(before.umin()) ? joined.umin() : BigInteger.ZERO,
        joined.umax().equals(before.umax()) ? joined.umax() : above(joined.umax(), width),
        joined.smin().equals(before.smin()) ? joined.smin() : below(joined.smin(), width),
        joined.smax().equals(before.smax()) ? joined.smax() : above(joined.smax(), width - 1));
  }

  /** Returns the smallest limit that is not less than {@code bound}, which has at most {@code bits} bits. */
  private static BigInteger above(BigInteger bound, int bits) {
    if (bound.signum() < 0) {
      return BigInteger.ONE.negate();
    }
    for (int limit : LIMITS) {
      if (bound.bitLength() <= limit && limit <= bits) {
        return BigInteger.ONE.shiftLeft(limit).subtract(BigInteger.ONE);
      }
    }
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  /** Returns the largest limit that is not greater than {@code bound}. */
  private static BigInteger below(BigInteger bound, int width) {
    if (bound.signum() >= 0) {
      return BigInteger.ZERO;
    }
    for (int limit : LIMITS) {
      if (bound.bitLength() <= limit && limit < width) {
        return BigInteger.ONE.shiftLeft(limit).negate();
      }
    }
    return FixedWidth.signedMin(width);
  }
}
