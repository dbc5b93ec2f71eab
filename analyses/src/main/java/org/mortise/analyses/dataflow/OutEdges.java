// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The edges that control is known to take from an operation. Finds the edges of one operand without visiting all edges.
 */
final class OutEdges {
  /** Up to this many edges are searched one by one; more edges are indexed by operand. */
  private static final int FEW = 4;
  private static final int NONE = -1;

  private final List<FlowEdge> edges = new ArrayList<>(2);
  private final Set<Object> targets = new HashSet<>(2);
  /** For each operand its newest entry in the lists below, which link to older entries; created for many edges only. */
  private int[] heads;
  private int[] nexts = new int[FEW];
  private FlowEdge[] entries = new FlowEdge[FEW];
  private int entryCount;
  private int indexed;
  private boolean complete;

  /** Returns whether control is known to take all possible edges, so that later queries cannot find more. */
  boolean isComplete() {
    return complete;
  }

  void setComplete() {
    complete = true;
  }

  /** Adds a target: a block, an operation or the index of a successor. Returns whether it is new. */
  boolean addTarget(Object target) {
    return targets.add(target);
  }

  void add(FlowEdge edge) {
    edges.add(edge);
  }

  List<FlowEdge> all() {
    return edges;
  }

  void forEach(int operand, Consumer<FlowEdge> action) {
    if (edges.size() <= FEW) {
      for (int i = 0; i < edges.size(); i++) {
        acceptIfForwarded(edges.get(i), operand, action);
      }
      return;
    }
    updateIndex();
    for (int entry = operand < heads.length ? heads[operand] : NONE; entry != NONE; entry = nexts[entry]) {
      acceptIfForwarded(entries[entry], operand, action);
    }
  }

  private static void acceptIfForwarded(FlowEdge edge, int operand, Consumer<FlowEdge> action) {
    if (edge.inputFor(operand) != null) {
      action.accept(edge);
    }
  }

  private void updateIndex() {
    if (heads == null) {
      heads = new int[edges.get(0).source().op.operandCount()];
      Arrays.fill(heads, NONE);
    }
    while (indexed < edges.size()) {
      FlowEdge edge = edges.get(indexed++);
      int count = edge.operands() == null ? 0 : edge.operands().size();
      for (int i = 0; i < count; i++) {
        addEntry(edge.operands().start() + i, edge);
      }
    }
  }

  private void addEntry(int operand, FlowEdge edge) {
    if (entryCount == entries.length) {
      nexts = Arrays.copyOf(nexts, entryCount * 2);
      entries = Arrays.copyOf(entries, entryCount * 2);
    }
    entries[entryCount] = edge;
    nexts[entryCount] = heads[operand];
    heads[operand] = entryCount++;
  }
}
