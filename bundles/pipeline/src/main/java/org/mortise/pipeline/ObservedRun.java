// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;

/** A run of a pass in a pipeline, with the observers of the pipeline. */
final class ObservedRun extends PassRun {
  private final Pipeline.PassStep step;
  private final AnalysisCache analyses;
  private final RunOptions options;

  ObservedRun(Pipeline.PassStep step, AnalysisCache analyses, PassOutput output, RunOptions options) {
    super(analyses, output, options.remarks());
    this.step = step;
    this.analyses = analyses;
    this.options = options;
  }

  @Override
  public String passName() {
    return step.spec().name();
  }

  @Override
  public int threads() {
    return options.threads();
  }

  @Override
  protected PassRun forPart(Operation part, PassOutput partOutput) {
    return new ObservedRun(step, new AnalysisCache(part), partOutput, options.withThreads(1));
  }

  @Override
  protected void process(Operation part, PartWork work) {
    for (PassObserver observer : options.observers()) {
      observer.beforePart(step, part);
    }
    super.process(part, work);
    for (PassObserver observer : options.observers()) {
      observer.afterPart(step, part);
    }
  }

  @Override
  public <T> T get(Analysis<T> analysis) {
    if (options.observers().isEmpty() || analyses.has(analysis)) {
      return super.get(analysis);
    }
    for (PassObserver observer : options.observers()) {
      observer.beforeAnalysis(analysis, analyses.operation());
    }
    T result = super.get(analysis);
    for (PassObserver observer : options.observers()) {
      observer.afterAnalysis(analysis, analyses.operation());
    }
    return result;
  }

  /** Returns the observers that also observe pipelines run by passes. */
  static List<PassObserver> observersInside(PassRun run) {
    return run instanceof ObservedRun observed
        ? observed.options.observers().stream().filter(PassObserver::observesPipelinesInPasses).toList() : List.of();
  }
}
