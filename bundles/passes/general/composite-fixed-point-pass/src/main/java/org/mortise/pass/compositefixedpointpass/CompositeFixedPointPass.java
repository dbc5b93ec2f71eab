// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.compositefixedpointpass;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassRun;

/** An instance of the pass {@code composite-fixed-point-pass} in a pipeline. */
final class CompositeFixedPointPass implements Pass {
  private final String name;
  private final @Nullable NestedPipeline pipeline;
  private final long maxIterations;

  /** @param pipeline the pipeline to run; null for an empty one */
  CompositeFixedPointPass(String name, @Nullable NestedPipeline pipeline, long maxIterations) {
    this.name = name;
    this.pipeline = pipeline;
    this.maxIterations = maxIterations;
  }

  @Override
  public String title(String declared) {
    return name;
  }

  @Override
  public void initialize(Context context) {
    if (pipeline != null) {
      pipeline.initialize(context);
    }
  }

  @Override
  public void run(Operation op, PassRun run) {
    if (pipeline == null) {
      run.markAllAnalysesPreserved();
      return;
    }
    switch (pipeline.runUntilStable(op, run, maxIterations)) {
      case UNCHANGED -> run.markAllAnalysesPreserved();
      case STABLE -> run.markStable();
      case UNSTABLE -> run.emit(Diagnostic.atOperation(Severity.WARNING, op,
          "Composite pass \"" + name + "\"+ didn't converge in " + maxIterations + " iterations"));
      case FAILED -> run.signalFailure();
    }
  }
}
