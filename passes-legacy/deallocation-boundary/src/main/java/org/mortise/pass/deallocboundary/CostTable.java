// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocboundary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table with a line for each function and algorithm. Columns are as wide as their widest cell. */
final class CostTable {
  private static final int TEXT_COLUMNS = 2;
  private static final String REFUSED = "-";

  private final List<String[]> lines = new ArrayList<>();
  private final boolean hasTensors;

  /**
   * Creates a table without lines.
   *
   * @param hasTensors whether the costs of bufferization have columns
   */
  CostTable(boolean hasTensors) {
    this.hasTensors = hasTensors;
    lines.add(line("function", "algorithm", List.of("allocs", "copies", "copied bytes"),
        List.of("clones", "deallocs", "checks", "peak bytes")));
  }

  private String[] line(String function, String algorithm, List<String> bufferization, List<String> deallocation) {
    List<String> cells = new ArrayList<>(List.of(function, algorithm));
    cells.addAll(hasTensors ? bufferization : List.of());
    cells.addAll(deallocation);
    return cells.toArray(String[]::new);
  }

  /**
   * Adds a line.
   *
   * @param cost null if the algorithm failed
   */
  void add(String function, String algorithm, Road.@Nullable Cost cost) {
    if (cost == null) {
      lines.add(line(function, algorithm, Collections.nCopies(3, REFUSED), Collections.nCopies(4, REFUSED)));
      return;
    }
    BufferizationCost made = cost.bufferization();
    DeallocationCost freed = cost.deallocation();
    lines.add(line(function, algorithm,
        List.of(String.valueOf(made.allocations()), String.valueOf(made.copies()), bytes(made.copiedBytes())),
        List.of(String.valueOf(freed.clones()), String.valueOf(freed.deallocs()), String.valueOf(freed.checks()),
            bytes(freed.peakBytes()))));
  }

  private static String bytes(long count) {
    return count < 0 ? "dynamic" : String.valueOf(count);
  }

  @Override
  public String toString() {
    int[] widths = new int[lines.get(0).length];
    for (String[] line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line[i].length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (String[] line : lines) {
      for (int i = 0; i < widths.length; i++) {
        String padding = " ".repeat(widths[i] - line[i].length());
        text.append(i == 0 ? "" : "  ").append(i < TEXT_COLUMNS ? line[i] + padding : padding + line[i]);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
