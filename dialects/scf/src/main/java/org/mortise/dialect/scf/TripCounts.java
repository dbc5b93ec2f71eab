// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.jspecify.annotations.Nullable;

/** The number of iterations of loops with known bounds and steps. */
final class TripCounts {
  private TripCounts() {}

  /**
   * Returns the number of steps from one bound to the other; negative if the steps lead away from it. Null if a number
   * is null, the step is zero, or the distance of the bounds overflows.
   */
  static @Nullable Long of(Long lower, Long upper, Long step) {
    if (lower == null || upper == null || step == null || step == 0) {
      return null;
    }
    long distance = lower - upper;
    boolean overflow = ((lower ^ upper) & (lower ^ distance)) < 0;
    return overflow ? null : Long.valueOf(-Math.floorDiv(distance, step));
  }
}
