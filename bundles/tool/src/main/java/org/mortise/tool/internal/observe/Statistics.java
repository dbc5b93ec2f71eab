// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.observe;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/**
 * Sums the statistics of passes ({@code --mlir-pass-statistics}). The format is that of MLIR's documentation; the
 * released reference is built without statistics and prints the header only.
 */
public final class Statistics implements PassObserver {
  private final Map<Pipeline.PassStep, Map<PassStatistic, Long>> sums = new IdentityHashMap<>();

  @Override
  public synchronized void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    Map<PassStatistic, Long> counted = sums.computeIfAbsent(step, first -> new IdentityHashMap<>());
    for (PassStatistic statistic : step.spec().statistics()) {
      counted.merge(statistic, run.counted(statistic), Long::sum);
    }
  }

  /** Returns the report in the structure of the pipeline: a line per pass, followed by its statistics. */
  public String pipelineReport(Pipeline pipeline) {
    StringBuilder text = head();
    append(text, pipeline, "", width());
    return text.append('\n').toString();
  }

  private void append(StringBuilder text, Pipeline pipeline, String indent, int width) {
    for (Pipeline.Step step : pipeline.steps()) {
      if (step instanceof Pipeline.NestedStep nested) {
        text.append(indent).append('\'').append(nested.pipeline().anchor()).append("' Pipeline\n");
        append(text, nested.pipeline(), indent + "  ", width);
      } else if (step instanceof Pipeline.PassStep pass) {
        text.append(indent).append(pass.spec().title()).append('\n');
        append(text, pass.spec().statistics(), sums.getOrDefault(pass, Map.of()), indent, width);
      }
    }
  }

  /** Returns the report by passes, sorted by name; the values of one pass at several places are added. */
  public String listReport() {
    Map<String, Pipeline.PassStep> passes = new TreeMap<>();
    Map<String, Map<PassStatistic, Long>> merged = new TreeMap<>();
    sums.forEach((step, counted) -> {
      passes.putIfAbsent(step.spec().title(), step);
      Map<PassStatistic, Long> all = merged.computeIfAbsent(step.spec().title(), first -> new IdentityHashMap<>());
      counted.forEach((statistic, sum) -> all.merge(statistic, sum, Long::sum));
    });
    StringBuilder text = head();
    passes.forEach((title, step) -> {
      if (!step.spec().statistics().isEmpty()) {
        text.append(title).append('\n');
        append(text, step.spec().statistics(), merged.get(title), "", width());
      }
    });
    return text.append('\n').toString();
  }

  private static StringBuilder head() {
    return new StringBuilder(ReportHead.of("Pass statistics report"));
  }

  private static void append(
      StringBuilder text, List<PassStatistic> statistics, @Nullable Map<PassStatistic, Long> counted, String indent,
      int width) {
    List<PassStatistic> sorted = new ArrayList<>(statistics);
    sorted.sort((a, b) -> a.name().compareTo(b.name()));
    for (PassStatistic statistic : sorted) {
      String sum = String.valueOf(counted.getOrDefault(statistic, 0L));
      text.append(indent).append("  (S) ").append(" ".repeat(Math.max(0, width - sum.length()))).append(sum).append(' ')
          .append(statistic.name()).append(" - ").append(statistic.description()).append('\n');
    }
  }

  /** Returns the width of the largest number. */
  private int width() {
    long largest = 0;
    for (Map<PassStatistic, Long> counted : sums.values()) {
      for (long sum : counted.values()) {
        largest = Math.max(largest, sum);
      }
    }
    return String.valueOf(largest).length();
  }
}
