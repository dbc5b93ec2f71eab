// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

/** The numbers from {@code low} to {@code high}; the extreme values of {@code long} are infinite. */
record Interval(long low, long high) {
  static final long NEGATIVE_INFINITY = Long.MIN_VALUE;
  static final long INFINITY = Long.MAX_VALUE;
  static final Interval ALL = new Interval(NEGATIVE_INFINITY, INFINITY);

  static Interval of(long number) {
    return new Interval(number, number);
  }

  Interval hull(Interval other) {
    return new Interval(Math.min(low, other.low), Math.max(high, other.high));
  }

  /** Returns the common numbers, or null if there are none. */
  Interval intersection(Interval other) {
    long from = Math.max(low, other.low);
    long to = Math.min(high, other.high);
    return from <= to ? new Interval(from, to) : null;
  }

  Interval plus(Interval other) {
    return new Interval(add(low, other.low, NEGATIVE_INFINITY), add(high, other.high, INFINITY));
  }

  private static long add(long a, long b, long infinity) {
    if (a == infinity || b == infinity) {
      return infinity;
    }
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0 ? infinity : sum;
  }

  Interval widenedTo(Interval joined) {
    return new Interval(joined.low < low ? NEGATIVE_INFINITY : low, joined.high > high ? INFINITY : high);
  }

  Interval narrowedTo(Interval recomputed) {
    return new Interval(
        low == NEGATIVE_INFINITY ? recomputed.low : low, high == INFINITY ? recomputed.high : high);
  }
}
