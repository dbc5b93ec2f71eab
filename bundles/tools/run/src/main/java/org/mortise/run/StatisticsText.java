// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.Locale;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.ExecutionStatistics.Site;
import org.mortise.execution.MemoryCurve;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;

/** The statistics of an execution as a table, a byte string. */
final class StatisticsText {
  private StatisticsText() {}

  static String of(ExecutionStatistics s) {
    StringBuilder text = new StringBuilder("===- Execution -===\n");
    row(text, s.operations(), "operations");
    row(text, s.loads(), "elements read");
    row(text, s.stores(), "elements written");
    row(text, s.allocations(), "allocations");
    row(text, s.deallocations(), "deallocations");
    row(text, s.clones(), "clones");
    row(text, s.conditions(), "conditions tested by deallocations");
    row(text, s.libraryCalls(), "calls of the library function");
    row(text, s.peakBytes(), "bytes at peak");
    if (s.peakBytes() > 0) {
      text.append(chart(s.memory()));
    }
    for (Site site : s.sites()) {
      text.append(site(site));
    }
    return text.toString();
  }

  private static void row(StringBuilder text, long number, String name) {
    text.append(String.format(Locale.ROOT, "%15d  %s\n", number, name));
  }

  private static String chart(MemoryCurve memory) {
    return "bytes live over time, the most in each of " + memory.peaks().size() + " intervals of "
        + memory.interval() + (memory.interval() == 1 ? " operation:\n" : " operations:\n") + MemoryChart.of(memory);
  }

  private static String site(Site site) {
    String freed = site.lastFreed() < 0 ? "never freed"
        : site.freed() < site.buffers() ? site.freed() + " freed, the last one at " + site.lastFreed()
        : "freed at " + site.lastFreed();
    return String.format(Locale.ROOT, "%s: %d %s, %d bytes, allocated at %d, last used at %d, %s;"
            + " lived for %d operations, unused for %d\n",
        place(site), site.buffers(), site.buffers() == 1 ? "buffer" : "buffers", site.bytes(),
        site.firstAllocated(), site.lastUsed(), freed, site.lived(), site.unused());
  }

  /** Returns the location of the allocating operation. */
  static String place(Site site) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(site.location());
    return place == null ? "<unknown>" : place.file() + ":" + place.line() + ":" + place.column();
  }
}
