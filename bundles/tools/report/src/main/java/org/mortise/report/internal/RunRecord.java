// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.SourceText;

/** The record of a run: its passes and its programs. */
public final class RunRecord {
  private final String title;
  private final StepRecords steps = new StepRecords();
  private final List<ProgramRecord> programs = new ArrayList<>();
  private final long start = System.nanoTime();
  private final @Nullable EarlierPage earlier;

  /** @param earlier the page of a run that this one is compared with, or null */
  public RunRecord(String title, @Nullable EarlierPage earlier) {
    this.title = title;
    this.earlier = earlier;
  }

  public ProgramRecord program(SourceText source, int threads) {
    ProgramRecord program = new ProgramRecord(source, steps, threads);
    programs.add(program);
    return program;
  }

  @Nullable EarlierPage earlier() {
    return earlier;
  }

  String title() {
    return title;
  }

  List<StepRecord> steps() {
    return steps.all();
  }

  List<ProgramRecord> programs() {
    return Collections.unmodifiableList(programs);
  }

  /** Returns the time since the beginning of the run. */
  long nanos() {
    return System.nanoTime() - start;
  }
}
