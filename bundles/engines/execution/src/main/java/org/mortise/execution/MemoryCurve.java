// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution;

import java.util.List;

/**
 * The bytes that are live over the time of an execution, in at most {@link #MOST_INTERVALS} intervals of equal length.
 *
 * @param interval the length of an interval, in operations
 * @param peaks the largest number of bytes that were live in each interval, exactly
 */
public record MemoryCurve(long interval, List<Long> peaks) {
  /** The largest number of intervals. */
  public static final int MOST_INTERVALS = 64;

  /** Returns the largest number of bytes. */
  public long peak() {
    return peaks.stream().mapToLong(Long::longValue).max().orElse(0);
  }
}
