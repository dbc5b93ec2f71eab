// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.ir.Location;
import org.mortise.ir.pass.FunctionMeasurement.Figures;
import org.mortise.ir.pass.FunctionMeasurement.Memory;
import org.mortise.ir.pass.FunctionMeasurement.Site;

/** Adds up the statistics of executions. */
final class Sum {
  private Figures figures = new Figures(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, new Memory(1, List.of()), List.of());
  private long mostOperations = -1;

  void add(ExecutionStatistics s) {
    Memory memory = figures.memory();
    if (s.operations() > mostOperations) {
      mostOperations = s.operations();
      memory = new Memory(s.memory().interval(), s.memory().peaks());
    }
    figures = new Figures(figures.inputs() + 1, figures.operations() + s.operations(), figures.loads() + s.loads(),
        figures.stores() + s.stores(), figures.allocations() + s.allocations(), figures.clones() + s.clones(),
        figures.deallocations() + s.deallocations(), figures.conditions() + s.conditions(),
        figures.libraryCalls() + s.libraryCalls(), Math.max(figures.peakBytes(), s.peakBytes()), memory,
        sites(s.sites()));
  }

  private List<Site> sites(List<ExecutionStatistics.Site> more) {
    Map<Location, Site> all = new LinkedHashMap<>();
    figures.sites().forEach(site -> all.put(site.location(), site));
    for (ExecutionStatistics.Site site : more) {
      all.merge(site.location(), new Site(site.location(), site.buffers(), site.bytes(), site.freed(), site.lived(),
          site.unused()), Site::plus);
    }
    return new ArrayList<>(all.values());
  }

  Figures figures() {
    return figures;
  }
}
