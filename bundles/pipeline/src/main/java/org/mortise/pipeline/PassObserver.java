// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.PassRun;

/**
 * Hears of passes being run: for timing, printing and statistics. Called by several threads at once unless the run has
 * one thread only; calls for one operation come from one thread.
 */
public interface PassObserver {
  /**
   * Whether it is also told of the pipelines that passes run by themselves, as the inliner does: between the two calls
   * for the pass, by its thread.
   */
  default boolean hearsOfPipelinesInPasses() {
    return false;
  }

  default void beforePass(Pipeline.PassStep step, Operation op) {}

  /** The pass has ended; {@code run} tells whether it failed and what it counted. */
  default void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {}

  /** The pass that runs on {@code op} has asked for an analysis, which is about to be computed. */
  default void beforeAnalysis(Analysis<?> analysis, Operation op) {}

  /** It has been computed. */
  default void afterAnalysis(Analysis<?> analysis, Operation op) {}

  /** Pipelines that stand side by side are about to be run on operations inside {@code op}. */
  default void beforeNested(List<Pipeline.NestedStep> group, Operation op) {}

  /** They have been; {@code parallel} tells whether by several threads. */
  default void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {}
}
