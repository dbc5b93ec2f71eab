// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

/**
 * The options of a run of {@link OneShotBufferization} that implementations of operations do not know.
 *
 * @param heuristic the order of the analysis
 * @param fuzzerSeed the seed of the random order
 * @param testAnalysisOnly whether the program is not bufferized but annotated with what was decided
 * @param printConflicts whether the operations of each conflict are annotated, too
 * @param dumpAliasSets whether operations are annotated with the tensors whose buffers may alias those of their results
 */
public record OneShotOptions(AnalysisHeuristic heuristic, int fuzzerSeed, boolean testAnalysisOnly,
    boolean printConflicts, boolean dumpAliasSets) {
  /** The options of {@code one-shot-bufferize} without options. */
  public static final OneShotOptions DEFAULT =
      new OneShotOptions(AnalysisHeuristic.BOTTOM_UP, 0, false, false, false);
}
