// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.mortise.ir.pass.PassStatistic;

/** The table of the passes of a run, in the order of the pipeline. It needs no script. */
final class PassTable {
  private static final double NANOS_PER_MILLISECOND = 1e6;

  private final StringBuilder text = new StringBuilder();
  private final long most;

  private PassTable(long most) {
    this.most = most;
  }

  static String of(List<StepRecord> steps) {
    long most = Math.max(1, steps.stream().mapToLong(StepRecord::nanos).max().orElse(1));
    PassTable table = new PassTable(most);
    steps.forEach(table::addRow);
    return table.text.toString();
  }

  private void addRow(StepRecord step) {
    text.append("<tr").append(step.hasFailed() ? " class=\"failed\"" : step.isPass() ? "" : " class=\"nested\"")
        .append("><th scope=\"row\" style=\"padding-left:").append(0.6 + step.depth() * 1.5).append("em\">");
    if (!step.isPass()) {
      text.append("on ").append(Html.escaped(step.name())).append("</th><td colspan=\"2\"></td>");
      addChanged(step);
      text.append("<td></td></tr>\n");
      return;
    }
    addName(step);
    text.append("</th><td class=\"number\">").append(milliseconds(step.nanos())).append("<meter min=\"0\" max=\"")
        .append(most).append("\" value=\"").append(step.nanos()).append("\" aria-hidden=\"true\"></meter></td>");
    text.append("<td class=\"number\">").append(step.runs()).append("</td>");
    addChanged(step);
    text.append("<td>");
    addStatistics(step.statistics());
    text.append("</td></tr>\n");
  }

  private void addName(StepRecord step) {
    String options = step.text().substring(Math.min(step.name().length(), step.text().length()));
    text.append(Html.escaped(step.name())).append(step.hasFailed() ? " <strong>failed</strong>" : "");
    if (!options.isEmpty()) {
      text.append("<details><summary>options</summary><code>").append(Html.escaped(options))
          .append("</code></details>");
    }
  }

  private void addChanged(StepRecord step) {
    text.append("<td class=\"number\">");
    if (step.changed() > 0) {
      text.append("<a href=\"#pass=").append(step.index()).append("\">").append(step.changed()).append("</a>");
    } else {
      text.append(step.isPass() ? "0" : "");
    }
    text.append("</td>");
  }

  private void addStatistics(Map<PassStatistic, Long> statistics) {
    if (statistics.isEmpty()) {
      return;
    }
    text.append("<dl class=\"statistics\">");
    statistics.forEach((statistic, sum) -> text.append("<div><dt title=\"")
        .append(Html.escaped(statistic.description())).append("\">").append(Html.escaped(statistic.name()))
        .append("</dt><dd>").append(sum).append("</dd></div>"));
    text.append("</dl>");
  }

  static String milliseconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f", nanos / NANOS_PER_MILLISECOND);
  }
}
