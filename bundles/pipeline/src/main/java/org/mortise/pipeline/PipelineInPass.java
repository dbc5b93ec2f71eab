// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.PassRun;

/** A pipeline run by a pass, in the thread of the pass. Observers that ask for it are notified of its passes. */
final class PipelineInPass implements NestedPipeline {
  private final Pipeline pipeline;
  private final RunOptions options = RunOptions.DEFAULTS.withThreads(1).withVerifyEach(false);

  private PipelineInPass(Pipeline pipeline) {
    this.pipeline = pipeline;
  }

  static NestedPipeline parse(Snapshot snapshot, String text, boolean withAnchor) {
    try {
      return new PipelineInPass(
          withAnchor ? PipelineParser.parse(snapshot, text) : PipelineParser.parseSteps(snapshot, text));
    } catch (PipelineException malformed) {
      throw new IllegalArgumentException(malformed.getMessage());
    }
  }

  @Override
  public void initialize(Context context) {
    pipeline.initialize(context);
  }

  @Override
  public boolean run(Operation op, PassRun run) {
    return runnerIn(run).runInitialized(op, run);
  }

  @Override
  public Outcome runUntilStable(Operation op, PassRun run, long maxRepetitions) {
    return new RepeatedRuns(pipeline, runnerIn(run)).run(op, run, maxRepetitions);
  }

  private PipelineRunner runnerIn(PassRun run) {
    return new PipelineRunner(pipeline, options.withObservers(ObservedRun.observersInside(run)));
  }

  @Override
  public String anchor() {
    return pipeline.anchor();
  }

  @Override
  public String toString() {
    return pipeline.toString();
  }
}
