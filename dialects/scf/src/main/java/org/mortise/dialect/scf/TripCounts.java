// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

/** How often loops run whose bounds and steps are known. */
final class TripCounts {
  private TripCounts() {}

  /**
   * How many steps lead from one bound to the other; negative if they lead away from it; null if a number is null, the
   * step is zero, or the bounds are so far apart that their distance overflows.
   */
  static Long of(Long lower, Long upper, Long step) {
    if (lower == null || upper == null || step == null || step == 0) {
      return null;
    }
    long distance = lower - upper;
    boolean overflow = ((lower ^ upper) & (lower ^ distance)) < 0;
    return overflow ? null : Long.valueOf(-Math.floorDiv(distance, step));
  }
}
