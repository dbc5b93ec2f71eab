// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.text.data.JsonWriter;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/**
 * Sums the statistics of passes ({@code --mlir-pass-statistics}), in the format of MLIR's documentation. (MLIR's
 * release builds print the header only.)
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

  /** Returns the report by passes, sorted by name; the values of all occurrences of a pass are added. */
  public String listReport() {
    StringBuilder text = head();
    for (Merged pass : merged()) {
      if (!pass.spec().statistics().isEmpty()) {
        text.append(pass.spec().title()).append('\n');
        append(text, pass.spec().statistics(), pass.counted(), "", width());
      }
    }
    return text.append('\n').toString();
  }

  /** The values of all occurrences of a pass. */
  private record Merged(PassSpec spec, Map<PassStatistic, Long> counted) {}

  private Collection<Merged> merged() {
    Map<String, Merged> merged = new TreeMap<>();
    sums.forEach((step, counted) -> {
      Merged all = merged.computeIfAbsent(
          step.spec().title(), first -> new Merged(step.spec(), new IdentityHashMap<>()));
      counted.forEach((statistic, sum) -> all.counted().merge(statistic, sum, Long::sum));
    });
    return merged.values();
  }

  /** Returns the same as {@link #pipelineReport} as JSON: a tree of pipelines and passes. */
  public String pipelineJson(Pipeline pipeline) {
    JsonWriter json = new JsonWriter();
    write(json, pipeline);
    return json.text() + '\n';
  }

  private void write(JsonWriter json, Pipeline pipeline) {
    json.beginArray();
    for (Pipeline.Step step : pipeline.steps()) {
      json.newLine();
      if (step instanceof Pipeline.NestedStep nested) {
        write(json.beginObject().key("pipeline").value(nested.pipeline().anchor()).key("passes"), nested.pipeline());
        json.endObject();
      } else if (step instanceof Pipeline.PassStep pass) {
        write(json, pass.spec(), sums.getOrDefault(pass, Map.of()));
      }
    }
    json.endArray();
  }

  /** Returns the same as {@link #listReport} as JSON: a list of passes. */
  public String listJson() {
    JsonWriter json = new JsonWriter().beginArray();
    for (Merged pass : merged()) {
      if (!pass.spec().statistics().isEmpty()) {
        write(json.newLine(), pass.spec(), pass.counted());
      }
    }
    return json.endArray().text() + '\n';
  }

  private static void write(JsonWriter json, PassSpec spec, Map<PassStatistic, Long> counted) {
    json.beginObject().key("pass").value(spec.name()).key("title").value(spec.title()).key("statistics").beginArray();
    for (PassStatistic statistic : sorted(spec.statistics())) {
      json.beginObject().key("name").value(statistic.name()).key("value").value(counted.getOrDefault(statistic, 0L))
          .key("description").value(statistic.description()).endObject();
    }
    json.endArray().endObject();
  }

  private static List<PassStatistic> sorted(List<PassStatistic> statistics) {
    List<PassStatistic> sorted = new ArrayList<>(statistics);
    sorted.sort((a, b) -> a.name().compareTo(b.name()));
    return sorted;
  }

  private static StringBuilder head() {
    return new StringBuilder(ReportHead.of("Pass statistics report"));
  }

  private static void append(
      StringBuilder text, List<PassStatistic> statistics, @Nullable Map<PassStatistic, Long> counted, String indent,
      int width) {
    for (PassStatistic statistic : sorted(statistics)) {
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
