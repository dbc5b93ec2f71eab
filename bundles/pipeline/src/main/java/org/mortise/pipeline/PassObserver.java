// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.PassRun;

/**
 * Observes the execution of passes, for timing, printing and statistics. An observer is called concurrently unless the
 * run has one thread; the calls for one operation come from one thread.
 */
public interface PassObserver {
  /**
   * Returns whether the observer is also notified of pipelines run by passes, such as the inliner's. These
   * notifications come between the two calls for the pass, or for the part, in the same thread.
   */
  default boolean observesPipelinesInPasses() {
    return false;
  }

  /** Called before a pass is run on {@code op}. */
  default void beforePass(Pipeline.PassStep step, Operation op) {}

  /** Called after a pass has ended. {@code run} has its success and its statistics. */
  default void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {}

  /**
   * Called before a pass processes a part of the operation on which it runs, such as a function of a module, in the
   * thread that does so. Several parts can be processed concurrently, all between the two calls for the pass.
   */
  default void beforePart(Pipeline.PassStep step, Operation part) {}

  /** Called after a pass has processed a part, in the same thread; not if an exception has ended it. */
  default void afterPart(Pipeline.PassStep step, Operation part) {}

  /**
   * Called by a tool before it reports an exception of a pass or a dialect as an error. The exception must not be kept,
   * because it refers to classes of their bundles.
   */
  default void onFault(Throwable fault) {}

  /** Called before an analysis is computed for the pass that runs on {@code op}, or processes it as a part. */
  default void beforeAnalysis(Analysis<?> analysis, Operation op) {}

  /** Called after an analysis has been computed. */
  default void afterAnalysis(Analysis<?> analysis, Operation op) {}

  /** Called before adjacent nested pipelines are run on operations inside {@code op}. */
  default void beforeNested(List<Pipeline.NestedStep> group, Operation op) {}

  /** Called after adjacent nested pipelines have been run; {@code parallel} is true if several threads ran them. */
  default void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {}
}
