// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import java.util.Locale;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;

/** The statistics of an execution as a table or as JSON. */
final class StatisticsText {
  private StatisticsText() {}

  /** Returns the statistics in a form: {@code text} or {@code json}. */
  static String of(ExecutionStatistics statistics, String form) {
    return form.equals("json") ? json(statistics) : table(statistics);
  }

  private static String table(ExecutionStatistics s) {
    StringBuilder text = new StringBuilder("===- Execution -===\n");
    row(text, s.operations(), "operations");
    row(text, s.loads(), "elements read");
    row(text, s.stores(), "elements written");
    row(text, s.allocations(), "allocations");
    row(text, s.deallocations(), "deallocations");
    row(text, s.clones(), "clones");
    row(text, s.conditions(), "conditions tested by deallocations");
    row(text, s.libraryCalls(), "deallocations that compare buffers");
    row(text, s.peakBytes(), "bytes at peak");
    for (ExecutionStatistics.Site site : s.sites()) {
      text.append(String.format(Locale.ROOT, "%s: %d buffers, %d bytes, lived for %d operations, unused for %d%n",
          place(site), site.buffers(), site.bytes(), site.lived(), site.unused()));
    }
    return text.toString();
  }

  private static void row(StringBuilder text, long number, String name) {
    text.append(String.format(Locale.ROOT, "%15d  %s%n", number, name));
  }

  private static String json(ExecutionStatistics s) {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
        "{\"operations\": %d, \"loads\": %d, \"stores\": %d, \"allocations\": %d, \"deallocations\": %d,"
            + " \"clones\": %d, \"conditions\": %d, \"library-calls\": %d, \"peak-bytes\": %d, \"sites\": [",
        s.operations(), s.loads(), s.stores(), s.allocations(), s.deallocations(), s.clones(), s.conditions(),
        s.libraryCalls(), s.peakBytes()));
    String separator = "";
    for (ExecutionStatistics.Site site : s.sites()) {
      text.append(separator).append(String.format(Locale.ROOT,
          "{\"location\": \"%s\", \"buffers\": %d, \"bytes\": %d, \"lived\": %d, \"unused\": %d}",
          place(site), site.buffers(), site.bytes(), site.lived(), site.unused()));
      separator = ", ";
    }
    return text.append("]}\n").toString();
  }

  private static String place(ExecutionStatistics.Site site) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(site.location());
    return place == null ? "<unknown>" : place.file() + ":" + place.line() + ":" + place.column();
  }
}
