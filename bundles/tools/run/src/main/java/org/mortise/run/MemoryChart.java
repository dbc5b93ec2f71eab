// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.Locale;
import org.mortise.execution.MemoryCurve;

/** A chart of the bytes that are live over time, with a column for each interval. Cells are rounded up. */
final class MemoryChart {
  private static final int ROWS = 8;

  private MemoryChart() {}

  static String of(MemoryCurve memory) {
    StringBuilder text = new StringBuilder();
    for (int row = ROWS; row > 0; row--) {
      StringBuilder line = new StringBuilder();
      for (long bytes : memory.peaks()) {
        line.append(cells(bytes, memory.peak()) >= row ? '#' : ' ');
      }
      String label = row == ROWS ? Long.toString(memory.peak()) : "";
      text.append(String.format(Locale.ROOT, "%15s |%s\n", label, line.toString().stripTrailing()));
    }
    return text.append(String.format(Locale.ROOT, "%15d +%s\n", 0, "-".repeat(memory.peaks().size()))).toString();
  }

  /** Returns the number of cells for a number of bytes: at least one, unless it is 0. */
  private static long cells(long bytes, long peak) {
    return (bytes * ROWS + peak - 1) / peak;
  }
}
