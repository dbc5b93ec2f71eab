// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

/**
 * Offers a data-flow analysis by a name, for {@code --annotate-analysis}, graphs and passes. Stateless; registered as a
 * service of this type ({@code @Component} and {@code @AutoService}). Direction and kind of the analysis follow from
 * its class, the analyses that it needs from its {@link DataFlowAnalysis#requires}, and the way in which its facts are
 * written from {@link LatticeAnalysis#show}.
 */
public interface AnalysisFactory {
  /** Returns the name: lower-case words with digits, separated by hyphens. Always the same. */
  String name();

  /** Returns a description of one line, without a full stop at its end. */
  String summary();

  /** Creates the analysis for one solver. */
  DataFlowAnalysis create();
}
