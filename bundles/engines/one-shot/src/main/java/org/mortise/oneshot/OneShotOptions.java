// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

/**
 * Options of a run of {@link OneShotBufferization} that only the driver and the analysis read; {@code
 * BufferizationOptions} holds the others.
 *
 * @param heuristic the order of the analysis
 * @param fuzzerSeed the seed of the random order
 * @param testAnalysisOnly whether the program is annotated with the decisions and not bufferized
 * @param printConflicts whether the operations of each conflict are annotated, too
 * @param dumpAliasSets whether operations are annotated with the tensors whose buffers may alias their results' buffers
 */
public record OneShotOptions(AnalysisHeuristic heuristic, int fuzzerSeed, boolean testAnalysisOnly,
    boolean printConflicts, boolean dumpAliasSets) {
  /** The options of {@code one-shot-bufferize} without options. */
  public static final OneShotOptions DEFAULT =
      new OneShotOptions(AnalysisHeuristic.BOTTOM_UP, 0, false, false, false);
}
