// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

/**
 * A number at each place from 0, with additions to intervals and maxima of intervals: a segment tree with additions
 * that stay at inner nodes. Both cost the logarithm of the number of places.
 */
final class Heights {
  private final int size;
  private final long[] maxima;
  private final long[] added;

  Heights(int count) {
    int leaves = 1;
    while (leaves < count) {
      leaves *= 2;
    }
    this.size = leaves;
    this.maxima = new long[2 * leaves];
    this.added = new long[2 * leaves];
  }

  /** Adds {@code amount} at the places from {@code first} to {@code last}; nothing if there are none. */
  void add(int first, int last, long amount) {
    if (first <= last) {
      add(1, 0, size - 1, first, last, amount);
    }
  }

  private void add(int node, int low, int high, int first, int last, long amount) {
    if (first <= low && high <= last) {
      maxima[node] += amount;
      added[node] += amount;
      return;
    }
    int middle = (low + high) >>> 1;
    if (first <= middle) {
      add(2 * node, low, middle, first, last, amount);
    }
    if (last > middle) {
      add(2 * node + 1, middle + 1, high, first, last, amount);
    }
    maxima[node] = Math.max(maxima[2 * node], maxima[2 * node + 1]) + added[node];
  }

  /** Returns the highest number from {@code first} to {@code last}; 0 if there are no places. */
  long max(int first, int last) {
    return first <= last ? max(1, 0, size - 1, first, last) : 0;
  }

  private long max(int node, int low, int high, int first, int last) {
    if (first <= low && high <= last) {
      return maxima[node];
    }
    int middle = (low + high) >>> 1;
    long left = first <= middle ? max(2 * node, low, middle, first, last) : Long.MIN_VALUE;
    long right = last > middle ? max(2 * node + 1, middle + 1, high, first, last) : Long.MIN_VALUE;
    return Math.max(left, right) + added[node];
  }
}
