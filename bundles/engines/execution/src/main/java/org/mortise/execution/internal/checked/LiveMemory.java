// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.execution.MemoryCurve;

/**
 * Records the number of live bytes over time. When the time exceeds the intervals, their length is doubled, so the
 * record has a fixed size. Changes must be in chronological order; amortized constant for each.
 */
final class LiveMemory {
  private final long[] peaks = new long[MemoryCurve.MOST_INTERVALS];
  private long interval = 1;
  /** The index of the interval of the last change. */
  private int last;
  private long bytes;

  /** Adds a number of bytes, which may be negative, at a time. */
  void change(long time, long added) {
    advance(time);
    bytes += added;
    peaks[last] = Math.max(peaks[last], bytes);
  }

  /** Returns the curve until a time, not before the last change. */
  MemoryCurve until(long time) {
    advance(time);
    List<Long> all = new ArrayList<>(last + 1);
    for (int i = 0; i <= last; i++) {
      all.add(peaks[i]);
    }
    return new MemoryCurve(interval, List.copyOf(all));
  }

  private void advance(long time) {
    while (time / interval >= peaks.length) {
      halve();
    }
    int now = (int) (time / interval);
    while (last < now) {
      peaks[++last] = bytes;
    }
  }

  private void halve() {
    for (int i = 0; i < peaks.length / 2; i++) {
      peaks[i] = Math.max(peaks[2 * i], peaks[2 * i + 1]);
    }
    Arrays.fill(peaks, peaks.length / 2, peaks.length, 0);
    interval *= 2;
    last /= 2;
  }
}
