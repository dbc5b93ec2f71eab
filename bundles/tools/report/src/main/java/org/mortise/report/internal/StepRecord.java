// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;

/** An occurrence of a pass in a pipeline, or the head of a nested pipeline, with the sums of its runs. Thread-safe. */
public final class StepRecord {
  private final int index;
  private final int depth;
  private final boolean isPass;
  private final String name;
  private final String text;
  private final Map<PassStatistic, Long> statistics = new LinkedHashMap<>();
  private long nanos;
  private int runs;
  private int failures;
  private int changed;

  private StepRecord(int index, int depth, boolean isPass, String name, String text) {
    this.index = index;
    this.depth = depth;
    this.isPass = isPass;
    this.name = name;
    this.text = text;
  }

  /** The record of a pass; {@code text} has its options. */
  static StepRecord ofPass(int index, int depth, PassSpec spec, String text) {
    StepRecord step = new StepRecord(index, depth, true, spec.name(), text);
    spec.statistics().forEach(statistic -> step.statistics.put(statistic, 0L));
    return step;
  }

  /** The record of the head of a nested pipeline, which represents changes between its passes. */
  static StepRecord ofPipeline(int index, int depth, String anchor) {
    return new StepRecord(index, depth, false, anchor, anchor);
  }

  synchronized void addRun(long time, PassRun run) {
    nanos += time;
    runs++;
    failures += run.hasFailed() ? 1 : 0;
    statistics.replaceAll((statistic, sum) -> sum + run.counted(statistic));
  }

  synchronized void addChange() {
    changed++;
  }

  int index() {
    return index;
  }

  int depth() {
    return depth;
  }

  boolean isPass() {
    return isPass;
  }

  String name() {
    return name;
  }

  String text() {
    return text;
  }

  Map<PassStatistic, Long> statistics() {
    return statistics;
  }

  long nanos() {
    return nanos;
  }

  int runs() {
    return runs;
  }

  boolean hasFailed() {
    return failures > 0;
  }

  int changed() {
    return changed;
  }
}
