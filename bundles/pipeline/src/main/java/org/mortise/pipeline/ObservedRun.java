// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;

/** A run of a pass in a pipeline, with the observers of the pipeline. */
final class ObservedRun extends PassRun {
  private final List<PassObserver> observers;
  private final AnalysisCache analyses;
  private final int threads;

  ObservedRun(AnalysisCache analyses, PassOutput output, RunOptions options) {
    super(analyses, output, options.remarks());
    this.observers = options.observers();
    this.analyses = analyses;
    this.threads = options.threads();
  }

  @Override
  public int threads() {
    return threads;
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

  /** Returns the observers that also observe pipelines run by passes. */
  static List<PassObserver> observersInside(PassRun run) {
    return run instanceof ObservedRun observed
        ? observed.observers.stream().filter(PassObserver::observesPipelinesInPasses).toList() : List.of();
  }
}
