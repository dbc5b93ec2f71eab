// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table with a line for each function and algorithm. */
final class CostTable {
  static final String REFUSED = "-";
  private static final int TEXT_COLUMNS = 2;

  private final TextTable table;
  private final boolean hasTensors;

  /**
   * Creates a table without lines.
   *
   * @param hasTensors whether the costs of bufferization have columns
   */
  CostTable(boolean hasTensors) {
    this.hasTensors = hasTensors;
    this.table = new TextTable(TEXT_COLUMNS, line("function", "algorithm", List.of("allocs", "copies", "copied bytes"),
        List.of("clones", "deallocs", "checks", "peak bytes", "bound")));
  }

  private List<String> line(String function, String algorithm, List<String> bufferization, List<String> deallocation) {
    List<String> cells = new ArrayList<>(List.of(function, algorithm));
    cells.addAll(hasTensors ? bufferization : List.of());
    cells.addAll(deallocation);
    return cells;
  }

  /**
   * Adds the lines of a function.
   *
   * @param byAlgorithm the costs by each algorithm; null if it failed
   */
  void add(String function, Map<String, Road.@Nullable Cost> byAlgorithm) {
    String name = function;
    for (Map.Entry<String, Road.@Nullable Cost> entry : byAlgorithm.entrySet()) {
      add(name, entry.getKey(), entry.getValue());
      name = "";
    }
  }

  private void add(String function, String algorithm, Road.@Nullable Cost cost) {
    if (cost == null) {
      table.add(line(function, algorithm, Collections.nCopies(3, REFUSED), Collections.nCopies(5, REFUSED)));
      return;
    }
    BufferizationCost made = cost.bufferization();
    DeallocationCost freed = cost.deallocation();
    table.add(line(function, algorithm,
        List.of(String.valueOf(made.allocations()), String.valueOf(made.copies()), bytes(made.copiedBytes())),
        List.of(String.valueOf(freed.clones()), String.valueOf(freed.deallocs()), String.valueOf(freed.checks()),
            bytes(freed.peakBytes()), bytes(freed.boundBytes()))));
  }

  private static String bytes(long count) {
    return count < 0 ? "dynamic" : String.valueOf(count);
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
