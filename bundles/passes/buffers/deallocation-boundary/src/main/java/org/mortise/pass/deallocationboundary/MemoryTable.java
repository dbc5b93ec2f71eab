// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.FunctionMeasurement.Memory;

/**
 * A table with a line for each executed function and algorithm: the bytes that are live over time, as a digit for each
 * interval, from 0 for none to 9 for the peak of the function. The algorithms have the same scale and intervals.
 */
final class MemoryTable {
  private static final int PEAK = 9;
  private static final List<String> HEADINGS =
      List.of("function", "algorithm", "interval", "bytes live over time, 9 is the peak of all");

  private final TextTable table = new TextTable(HEADINGS.size(), HEADINGS);

  /**
   * Adds the lines of a function.
   *
   * @param byAlgorithm the figures of each algorithm; null if it was not executed
   */
  void add(String function, Map<String, @Nullable Figures> byAlgorithm) {
    long interval = 1;
    long peak = 1;
    for (Figures figures : byAlgorithm.values()) {
      if (figures != null) {
        interval = Math.max(interval, figures.memory().interval());
        peak = Math.max(peak, figures.memory().peaks().stream().mapToLong(Long::longValue).max().orElse(0));
      }
    }
    String name = function;
    for (Map.Entry<String, @Nullable Figures> entry : byAlgorithm.entrySet()) {
      Figures figures = entry.getValue();
      table.add(figures == null ? List.of(name, entry.getKey(), CostTable.REFUSED, CostTable.REFUSED)
          : List.of(name, entry.getKey(), Long.toString(interval), digits(figures.memory(), interval, peak)));
      name = "";
    }
  }

  private static String digits(Memory memory, long interval, long peak) {
    List<Long> merged = new ArrayList<>();
    int together = (int) (interval / memory.interval());
    for (int i = 0; i < memory.peaks().size(); i++) {
      long bytes = memory.peaks().get(i);
      if (i % together == 0) {
        merged.add(bytes);
      } else {
        merged.set(merged.size() - 1, Math.max(merged.get(merged.size() - 1), bytes));
      }
    }
    StringBuilder digits = new StringBuilder();
    for (long bytes : merged) {
      digits.append((bytes * PEAK + peak - 1) / peak);
    }
    return digits.toString();
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
