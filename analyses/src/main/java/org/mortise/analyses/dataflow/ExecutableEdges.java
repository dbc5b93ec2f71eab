// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * The edges that control can take according to a finished {@link DataFlowSolver}: between blocks, into and out of
 * regions, into callables and back to calls. A snapshot; linear in the edges.
 */
public final class ExecutableEdges {
  private final Map<Block, Set<Operation>> intoBlocks = new HashMap<>();
  private final Map<Operation, Set<Operation>> intoOperations = new HashMap<>();

  private ExecutableEdges() {}

  /** Collects the edges that {@code solver} has found. */
  public static ExecutableEdges of(DataFlowSolver solver) {
    ExecutableEdges edges = new ExecutableEdges();
    for (Activation activation : solver.activations().all()) {
      for (OperationVisit visit : activation.visits()) {
        edges.add(visit);
      }
      activation.forEachCall((callable, call) -> edges.addTo(callable, call.op));
    }
    return edges;
  }

  private void add(OperationVisit visit) {
    for (FlowEdge edge : visit.allEdges()) {
      if (edge.target() != null) {
        intoBlocks.computeIfAbsent(edge.target(), added -> new LinkedHashSet<>(2)).add(visit.op);
      } else {
        addTo(edge.owner(), visit.op);
      }
    }
    Operation callable = visit.returnsFrom();
    if (callable != null) {
      visit.activation.forEachCall((called, call) -> {
        if (called == callable) {
          addTo(call.op, visit.op);
        }
      });
    }
  }

  private void addTo(Operation to, Operation from) {
    intoOperations.computeIfAbsent(to, added -> new LinkedHashSet<>(2)).add(from);
  }

  /**
   * Returns the operations from which control enters {@code block}: branches, and for the entry block of a region the
   * operation with the region, terminators of its regions, or calls. Empty if the block is not executable, or entered
   * from unknown code only.
   */
  public Set<Operation> sourcesOf(@Nullable Block block) {
    return Collections.unmodifiableSet(intoBlocks.getOrDefault(block, Set.of()));
  }

  /**
   * Returns the operations from which control arrives after {@code op}, an operation with regions or a call:
   * terminators of its regions, itself, or returns of the callee; of a callable the executable calls.
   */
  public Set<Operation> sourcesOf(Operation op) {
    return Collections.unmodifiableSet(intoOperations.getOrDefault(op, Set.of()));
  }
}
