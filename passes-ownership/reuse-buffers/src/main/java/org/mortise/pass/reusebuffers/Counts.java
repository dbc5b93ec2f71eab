// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

/** A number at each place from 0, with changes and sums of intervals, each at the logarithm of the number of places. */
final class Counts {
  /** Per place, from 1, the sum of as many places up to it as its lowest bit states (a Fenwick tree). */
  private final int[] sums;

  Counts(int count) {
    this.sums = new int[count + 1];
  }

  void add(int place, int amount) {
    for (int i = place + 1; i < sums.length; i += i & -i) {
      sums[i] += amount;
    }
  }

  /** Returns whether the sum from {@code first} to {@code last} is not 0. */
  boolean hasAny(int first, int last) {
    return first <= last && upTo(last) != upTo(first - 1);
  }

  private int upTo(int place) {
    int sum = 0;
    for (int i = place + 1; i > 0; i -= i & -i) {
      sum += sums[i];
    }
    return sum;
  }
}
