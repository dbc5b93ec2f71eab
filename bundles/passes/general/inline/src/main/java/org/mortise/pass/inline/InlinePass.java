// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.NestedPipeline;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;

/** An instance of the pass {@code inline} in a pipeline, with the pipelines that it runs on callables. */
final class InlinePass implements Pass {
  private final @Nullable NestedPipeline common;
  private final List<NestedPipeline> special;
  private final long maxIterations;
  private final long threshold;

  /**
   * @param common the pipeline for callables without a special one; null for none
   * @param special pipelines for callables of their anchors
   */
  InlinePass(@Nullable NestedPipeline common, List<NestedPipeline> special, long maxIterations, long threshold) {
    this.common = common;
    this.special = special;
    this.maxIterations = maxIterations;
    this.threshold = threshold;
  }

  long maxIterations() {
    return maxIterations;
  }

  long threshold() {
    return threshold;
  }

  @Override
  public void initialize(Context context) {
    if (common != null) {
      common.initialize(context);
    }
    for (NestedPipeline pipeline : special) {
      pipeline.initialize(context);
    }
  }

  /**
   * Returns the options with their defaults. The special pipelines show all their options; the common one is unchanged.
   */
  @Override
  public PassOptions spelledOut(PassOptions given) {
    List<String> texts = new ArrayList<>();
    for (NestedPipeline pipeline : special) {
      texts.add(pipeline.toString());
    }
    return given.with(InlineFactory.OP_PIPELINES, texts);
  }

  @Override
  public void run(Operation op, PassRun run) {
    new Inliner(op, this, run).run();
  }

  /** Simplifies a callable and returns whether the passes succeeded. */
  boolean simplify(Operation callable, PassRun run) {
    NestedPipeline pipeline = common;
    for (NestedPipeline candidate : special) {
      if (candidate.anchor().equals(callable.name().name())) {
        pipeline = candidate;
      }
    }
    return pipeline == null || pipeline.run(callable, run);
  }
}
