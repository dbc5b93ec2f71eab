// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocboundary;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table with a line for each function and algorithm. Columns are as wide as their widest cell. */
final class CostTable {
  private static final int TEXT_COLUMNS = 2;

  private final List<String[]> lines = new ArrayList<>();

  CostTable() {
    lines.add(new String[] {"function", "algorithm", "clones", "deallocs", "checks", "peak bytes"});
  }

  /**
   * Adds a line.
   *
   * @param cost null if the algorithm failed
   */
  void add(String function, String algorithm, @Nullable DeallocationCost cost) {
    if (cost == null) {
      lines.add(new String[] {function, algorithm, "-", "-", "-", "-"});
      return;
    }
    lines.add(new String[] {function, algorithm, String.valueOf(cost.clones()), String.valueOf(cost.deallocs()),
        String.valueOf(cost.checks()), cost.peakBytes() < 0 ? "dynamic" : String.valueOf(cost.peakBytes())});
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
