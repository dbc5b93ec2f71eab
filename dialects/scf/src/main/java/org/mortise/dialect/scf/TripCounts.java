// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.jspecify.annotations.Nullable;

/** The number of iterations of loops with known bounds and steps. */
final class TripCounts {
  private TripCounts() {}

  /**
   * Returns the number of iterations; null if a number that it depends on is null, or if the distance of the bounds
   * overflows. A loop whose step is not positive counts as one without iterations.
   */
  static @Nullable Long of(@Nullable Long lower, @Nullable Long upper, @Nullable Long step) {
    if (lower == null || upper == null) {
      return null;
    }
    if (lower >= upper) {
      return 0L;
    }
    if (step == null || step <= 0) {
      return step == null ? null : Long.valueOf(0);
    }
    long distance = upper - lower;
    return distance < 0 ? null : Long.valueOf((distance - 1) / step + 1);
  }
}
