// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;

/** A run in a pipeline: it knows who hears of it. */
final class ObservedRun extends PassRun {
  private final List<PassObserver> observers;
  private final AnalysisCache analyses;

  ObservedRun(AnalysisCache analyses, PassOutput output, RunOptions options) {
    super(analyses, output, options.remarks());
    this.observers = options.observers();
    this.analyses = analyses;
  }

  @Override
  public <T> T get(Analysis<T> analysis) {
    if (observers.isEmpty() || analyses.has(analysis)) {
      return super.get(analysis);
    }
    for (PassObserver observer : observers) {
      observer.beforeAnalysis(analysis, analyses.operation());
    }
    T result = super.get(analysis);
    for (PassObserver observer : observers) {
      observer.afterAnalysis(analysis, analyses.operation());
    }
    return result;
  }

  /** Who wants to hear of pipelines that passes run by themselves, too. */
  static List<PassObserver> observersInside(PassRun run) {
    return run instanceof ObservedRun observed
        ? observed.observers.stream().filter(PassObserver::hearsOfPipelinesInPasses).toList() : List.of();
  }
}
