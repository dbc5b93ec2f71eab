// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.deallocationboundary;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.FunctionMeasurement.Figures;

/** A table with a line for each executed function and algorithm, with the sums for all its inputs. */
final class ExecutionTable {
  private static final List<String> HEADINGS = List.of("function", "algorithm", "runs", "operations", "loads", "stores",
      "allocs", "clones", "deallocs", "conditions", "calls", "peak bytes");
  private static final int TEXT_COLUMNS = 2;

  private final TextTable table = new TextTable(TEXT_COLUMNS, HEADINGS);

  /**
   * Adds the lines of a function.
   *
   * @param byAlgorithm the figures of each algorithm; null if it was not executed
   */
  void add(String function, Map<String, @Nullable Figures> byAlgorithm) {
    String name = function;
    for (Map.Entry<String, @Nullable Figures> entry : byAlgorithm.entrySet()) {
      List<String> cells = new ArrayList<>(List.of(name, entry.getKey()));
      cells.addAll(entry.getValue() == null
          ? Collections.nCopies(HEADINGS.size() - TEXT_COLUMNS, CostTable.REFUSED) : counts(entry.getValue()));
      table.add(cells);
      name = "";
    }
  }

  private static List<String> counts(Figures figures) {
    List<String> cells = new ArrayList<>();
    for (long count : new long[] {figures.inputs(), figures.operations(), figures.loads(), figures.stores(),
        figures.allocations(), figures.clones(), figures.deallocations(), figures.conditions(), figures.libraryCalls(),
        figures.peakBytes()}) {
      cells.add(Long.toString(count));
    }
    return cells;
  }

  @Override
  public String toString() {
    return table.toString();
  }
}
