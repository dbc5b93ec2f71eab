// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.transform.Fingerprint;

/**
 * Runs of a pipeline on one operation until a fixed point. Changes are detected by a fingerprint of the program's
 * structure, which is computed only after passes that do not declare their changes. A pass is skipped if the program
 * has not changed since its last run and that run is {@linkplain PassRun#isStable stable}; so the run that confirms the
 * fixed point executes only passes without this guarantee.
 */
final class RepeatedRuns {
  private final Pipeline pipeline;
  private final PipelineRunner runner;
  /** The fingerprint of the program; null if unknown. */
  private @Nullable Long current;
  private boolean changed;

  RepeatedRuns(Pipeline pipeline, PipelineRunner runner) {
    this.pipeline = pipeline;
    this.runner = runner;
  }

  NestedPipeline.Outcome run(Operation op, PassRun around, long maxRepetitions) {
    PipelineRunner.Place place = PipelineRunner.Place.of(op);
    try {
      // per step, the fingerprint of a program that the step does not change
      Long[] finished = new Long[pipeline.steps().size()];
      for (long repetition = 0;; repetition++) {
        long before = fingerprint(op);
        if (!runOnce(op, around, place, finished)) {
          return NestedPipeline.Outcome.FAILED;
        }
        if (repetition == maxRepetitions) {
          return NestedPipeline.Outcome.UNSTABLE;
        }
        if (fingerprint(op) == before) {
          return changed ? NestedPipeline.Outcome.STABLE : NestedPipeline.Outcome.UNCHANGED;
        }
      }
    } finally {
      place.outside().forEach(around::needSymbol);
    }
  }

  private boolean runOnce(Operation op, PassRun around, PipelineRunner.Place place, Long[] finished) {
    List<Pipeline.Step> steps = pipeline.steps();
    int at = 0;
    while (at < steps.size()) {
      int end = pipeline.endOfGroup(at);
      if (!(steps.get(at) instanceof Pipeline.PassStep pass)) {
        current = null;
        changed = true;
        if (!runner.runNested(PipelineRunner.group(steps, at, end), op, place, around.output())) {
          return false;
        }
      } else if (finished[at] != null && finished[at] == fingerprint(op)) {
        runner.passUnchanged(pass, op, place, around.output());
      } else {
        PassRun run = runner.runPass(pass, op, place, around.output());
        if (run.hasFailed()) {
          return false;
        }
        if (!run.areAllAnalysesPreserved()) {
          current = null;
          changed = true;
        }
        finished[at] = run.isStable() ? Long.valueOf(fingerprint(op)) : null;
      }
      at = end;
    }
    return true;
  }

  private long fingerprint(Operation op) {
    if (current == null) {
      current = Fingerprint.ofStructure(op);
    }
    return current;
  }
}
