// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;
import java.util.function.Consumer;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.PassRun;

/** Forwards the calls of one run to an observer until that throws an exception. Thread-safe as an observer. */
final class GuardedObserver implements PassObserver {
  private final PassObserver observer;
  private final ListenerGuard guard;
  private final boolean observesPipelinesInPasses;

  GuardedObserver(PassObserver observer, ListenerGuard guard) {
    this.observer = observer;
    this.guard = guard;
    boolean[] observes = {false};
    guard.call(observer, () -> observes[0] = observer.observesPipelinesInPasses());
    this.observesPipelinesInPasses = observes[0];
  }

  private void forward(Consumer<PassObserver> call) {
    guard.call(observer, () -> call.accept(observer));
  }

  @Override
  public boolean observesPipelinesInPasses() {
    return observesPipelinesInPasses;
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    forward(to -> to.beforePass(step, op));
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    forward(to -> to.afterPass(step, op, run));
  }

  @Override
  public void beforePart(Pipeline.PassStep step, Operation part) {
    forward(to -> to.beforePart(step, part));
  }

  @Override
  public void afterPart(Pipeline.PassStep step, Operation part) {
    forward(to -> to.afterPart(step, part));
  }

  @Override
  public void onFault(Throwable fault) {
    forward(to -> to.onFault(fault));
  }

  @Override
  public void beforeAnalysis(Analysis<?> analysis, Operation op) {
    forward(to -> to.beforeAnalysis(analysis, op));
  }

  @Override
  public void afterAnalysis(Analysis<?> analysis, Operation op) {
    forward(to -> to.afterAnalysis(analysis, op));
  }

  @Override
  public void beforeNested(List<Pipeline.NestedStep> group, Operation op) {
    forward(to -> to.beforeNested(group, op));
  }

  @Override
  public void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {
    forward(to -> to.afterNested(group, op, parallel));
  }
}
