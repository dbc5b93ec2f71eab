// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Analysis;
import org.mortise.ir.pass.PassRun;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;

/**
 * Measures the time of reading, passes and printing ({@code --mlir-timing}). Wall time is elapsed time. User time is
 * the working time of all threads together, as far as it was spent in passes. A pass can process parts of an operation
 * in several threads; then its user time is larger than its wall time.
 */
public final class Timing implements PassObserver {
  private final TimeNode root = new TimeNode("root");
  private final Map<Pipeline.Step, TimeNode> nodes = new IdentityHashMap<>();
  private final Map<Pipeline.Step, TimeNode> collections = new IdentityHashMap<>();
  private final Map<Pipeline.Step, TimeNode> parents = new IdentityHashMap<>();
  private final Map<Pipeline.Step, Map<String, TimeNode>> inPasses = new IdentityHashMap<>();
  /** The passes for which a thread works, the innermost first, since a pass may run others. */
  private final ThreadLocal<Deque<Running>> running = ThreadLocal.withInitial(ArrayDeque::new);
  private final ThreadLocal<Deque<Computing>> computing = ThreadLocal.withInitial(ArrayDeque::new);
  private final Map<Pipeline.Step, Long> groupStarts = new IdentityHashMap<>();
  private final long start = System.nanoTime();
  private volatile boolean anyParallel;

  /** Begins a measurement that ends with {@link Phase#close}. */
  public Phase phase(String name) {
    TimeNode node = root.child(name);
    long begin = System.nanoTime();
    return () -> node.add(System.nanoTime() - begin);
  }

  /** A running pass; {@code part} is null unless another thread has begun the pass. */
  private record Running(Pipeline.PassStep step, @Nullable Operation part, long start) {}

  private record Computing(TimeNode node, long start) {}

  /** A part of the work other than a pass. */
  public interface Phase extends AutoCloseable {
    @Override
    void close();
  }

  /** Adds nodes for the passes of a pipeline. Must be called before the pipeline is run. */
  public void expect(Pipeline pipeline) {
    addSteps(pipeline, root);
  }

  private void addSteps(Pipeline pipeline, TimeNode parent) {
    List<Pipeline.Step> steps = pipeline.steps();
    for (int at = 0; at < steps.size(); ) {
      int end = pipeline.endOfGroup(at);
      if (steps.get(at) instanceof Pipeline.PassStep pass) {
        nodes.put(pass, parent.add(new TimeNode(pass.spec().title())));
        parents.put(pass, parent);
      } else {
        addGroup(steps.subList(at, end), parent);
      }
      at = end;
    }
  }

  private void addGroup(List<Pipeline.Step> group, TimeNode parent) {
    StringBuilder anchors = new StringBuilder();
    TimeNode collection = parent.add(new TimeNode("").hideIfOnlyChild());
    for (Pipeline.Step step : group) {
      Pipeline nested = ((Pipeline.NestedStep) step).pipeline();
      anchors.append(anchors.isEmpty() ? "'" : ", '").append(nested.anchor()).append('\'');
      TimeNode node = collection.add(new TimeNode("'" + nested.anchor() + "' Pipeline"));
      nodes.put(step, node);
      addSteps(nested, node);
    }
    collection.rename("Pipeline Collection : [" + anchors + "]");
    collections.put(group.get(0), collection);
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    Deque<Running> stack = running.get();
    if (!stack.isEmpty()) {
      expectInPass(stack.peek().step(), step, op);
    }
    stack.push(new Running(step, null, System.nanoTime()));
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    endStep(step);
  }

  private void endStep(Pipeline.PassStep step) {
    long time = System.nanoTime() - running.get().pop().start();
    synchronized (nodes) {
      nodes.get(step).add(time);
    }
  }

  /** Measures the work of other threads than the pass's own thread, whose time already includes its parts. */
  @Override
  public void beforePart(Pipeline.PassStep step, Operation part) {
    if (running.get().isEmpty()) {
      anyParallel = true;
      running.get().push(new Running(step, part, System.nanoTime()));
    }
  }

  @Override
  public void afterPart(Pipeline.PassStep step, Operation part) {
    if (running.get().peek().part() == part) {
      endStep(step);
    }
  }

  /** Counts an analysis as part of the first pass that gets it. */
  @Override
  public void beforeAnalysis(Analysis<?> analysis, Operation op) {
    TimeNode node;
    synchronized (nodes) {
      node = nodes.get(running.get().peek().step()).child("(A) " + analysis.name());
    }
    computing.get().push(new Computing(node, System.nanoTime()));
  }

  @Override
  public void afterAnalysis(Analysis<?> analysis, Operation op) {
    Computing computed = computing.get().pop();
    computed.node().add(System.nanoTime() - computed.start());
  }

  /** Adds nodes for a pipeline run by a pass, after the node of the pass. */
  private void expectInPass(Pipeline.PassStep around, Pipeline.PassStep step, Operation op) {
    synchronized (nodes) {
      if (nodes.containsKey(step)) {
        return;
      }
      TimeNode parent = parents.get(around);
      Map<String, TimeNode> pipelines = inPasses.computeIfAbsent(around, first -> new HashMap<>());
      TimeNode pipeline = pipelines.get(op.name().name());
      if (pipeline == null) {
        pipeline = parent.addAfter(
            nodes.get(around), new TimeNode("'" + op.name() + "' Pipeline"), pipelines.size());
        pipelines.put(op.name().name(), pipeline);
      }
      nodes.put(step, pipeline.add(new TimeNode(step.spec().title())));
      parents.put(step, pipeline);
    }
  }

  @Override
  public boolean observesPipelinesInPasses() {
    return true;
  }

  @Override
  public void beforeNested(List<Pipeline.NestedStep> group, Operation op) {
    synchronized (groupStarts) {
      groupStarts.put(group.get(0), System.nanoTime());
    }
  }

  @Override
  public void afterNested(List<Pipeline.NestedStep> group, Operation op, boolean parallel) {
    synchronized (groupStarts) {
      TimeNode collection = collections.get(group.get(0));
      if (collection != null) { // otherwise the pipeline is run by a pass
        collection.add(System.nanoTime() - groupStarts.get(group.get(0)));
      }
      anyParallel |= parallel;
    }
  }

  /** Returns the report, as a tree or as a list sorted by time, as text or as JSON. */
  public String report(boolean asList, boolean asJson) {
    root.add(System.nanoTime() - start);
    root.settle();
    return asJson ? TimingJson.of(root, anyParallel, asList) : TimingReport.of(root, anyParallel, asList);
  }
}
