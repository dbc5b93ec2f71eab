// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

/**
 * The numbers from a smallest to a largest one.
 *
 * @param low the smallest number
 * @param high the largest number
 */
record Range(long low, long high) {
  static final Range ALL = new Range(Long.MIN_VALUE, Long.MAX_VALUE);

  static Range of(long number) {
    return new Range(number, number);
  }

  /** Returns all integers of a width, with sign. */
  static Range ofWidth(int width) {
    return new Range(-1L << width - 1, (1L << width - 1) - 1);
  }

  boolean isInside(Range other) {
    return low >= other.low && high <= other.high;
  }

  boolean isNonNegative() {
    return low >= 0;
  }

  /** Returns whether all numbers have 32 bits. */
  boolean fitsInt() {
    return low >= Integer.MIN_VALUE && high <= Integer.MAX_VALUE;
  }

  Range union(Range other) {
    return new Range(Math.min(low, other.low), Math.max(high, other.high));
  }

  /** Returns the sums; all numbers if one overflows. */
  Range plus(Range other) {
    long least = low + other.low;
    long most = high + other.high;
    boolean overflows = ((low ^ least) & (other.low ^ least)) < 0 || ((high ^ most) & (other.high ^ most)) < 0;
    return overflows ? ALL : new Range(least, most);
  }

  /** Returns the differences; all numbers if one overflows. */
  Range minus(Range other) {
    return other.low == Long.MIN_VALUE ? ALL : plus(new Range(-other.high, -other.low));
  }

  /** Returns the products; all numbers if one overflows. */
  Range times(Range other) {
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (long a : new long[] {low, high}) {
      for (long b : new long[] {other.low, other.high}) {
        long product = a * b;
        if (Math.multiplyHigh(a, b) != product >> Long.SIZE - 1) {
          return ALL;
        }
        least = Math.min(least, product);
        most = Math.max(most, product);
      }
    }
    return new Range(least, most);
  }
}
