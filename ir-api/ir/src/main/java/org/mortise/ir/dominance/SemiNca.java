// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import java.util.Arrays;

/**
 * The Semi-NCA computation of {@link DominatorTree}. All arrays but {@link #idom} and {@link #vertex} are working
 * state.
 */
final class SemiNca {
  private static final int NONE = -1;

  /** Immediate dominator by node, or -1. */
  final int[] idom;
  /** The reached nodes in depth-first preorder. */
  final int[] vertex;
  /** Number of reached nodes. */
  final int reached;

  private final FlowGraph graph;
  private final int[] number;
  private final int[] parent;
  private final int[] ancestor;
  private final int[] label;
  private final int[] semi;
  private final int[] path;

  SemiNca(FlowGraph graph) {
    this.graph = graph;
    int count = graph.nodeCount();
    this.vertex = new int[count];
    this.number = new int[count];
    this.parent = new int[count];
    Arrays.fill(number, NONE);
    this.reached = search();
    this.ancestor = new int[reached];
    this.label = new int[reached];
    this.semi = new int[reached];
    this.path = new int[reached];
    this.idom = new int[count];
    Arrays.fill(idom, NONE);
    int[] dominators = dominators();
    for (int i = 1; i < reached; i++) {
      idom[vertex[i]] = vertex[dominators[i]];
    }
  }

  /** Numbers nodes in depth-first preorder; {@code parent} is by number. */
  private int search() {
    int count = 0;
    int[] stack = new int[graph.nodeCount()];
    int[] edge = new int[graph.nodeCount()];
    int top = 0;
    stack[0] = graph.root;
    edge[0] = graph.firstEdge(graph.root);
    number[graph.root] = count;
    vertex[count++] = graph.root;
    while (top >= 0) {
      int node = stack[top];
      if (edge[top] == graph.endEdge(node)) {
        top--;
        continue;
      }
      int target = graph.target(edge[top]++);
      if (number[target] != NONE) {
        continue;
      }
      parent[count] = number[node];
      number[target] = count;
      vertex[count++] = target;
      top++;
      stack[top] = target;
      edge[top] = graph.firstEdge(target);
    }
    return count;
  }

  /** Immediate dominators by number. */
  private int[] dominators() {
    int[] first = new int[reached + 1];
    int[] predecessors = predecessors(first);
    for (int i = 0; i < reached; i++) {
      ancestor[i] = NONE;
      label[i] = i;
      semi[i] = i;
    }
    for (int w = reached - 1; w > 0; w--) {
      int best = parent[w];
      for (int p = first[w]; p < first[w + 1]; p++) {
        best = Math.min(best, semi[evaluate(predecessors[p])]);
      }
      semi[w] = best;
      label[w] = w;
      ancestor[w] = parent[w];
    }
    int[] dominators = new int[reached];
    for (int w = 1; w < reached; w++) {
      int candidate = parent[w];
      while (candidate > semi[w]) {
        candidate = dominators[candidate];
      }
      dominators[w] = candidate;
    }
    return dominators;
  }

  private int[] predecessors(int[] first) {
    for (int i = 0; i < reached; i++) {
      int node = vertex[i];
      for (int e = graph.firstEdge(node); e < graph.endEdge(node); e++) {
        first[number[graph.target(e)] + 1]++;
      }
    }
    for (int i = 0; i < reached; i++) {
      first[i + 1] += first[i];
    }
    int[] fill = Arrays.copyOf(first, reached);
    int[] predecessors = new int[first[reached]];
    for (int i = 0; i < reached; i++) {
      int node = vertex[i];
      for (int e = graph.firstEdge(node); e < graph.endEdge(node); e++) {
        predecessors[fill[number[graph.target(e)]]++] = i;
      }
    }
    return predecessors;
  }

  /** The node of least semidominator on the linked path above {@code v}; compresses that path. */
  private int evaluate(int v) {
    if (ancestor[v] == NONE) {
      return v;
    }
    int length = 0;
    int node = v;
    while (ancestor[ancestor[node]] != NONE) {
      path[length++] = node;
      node = ancestor[node];
    }
    while (length > 0) {
      int below = path[--length];
      int above = ancestor[below];
      if (semi[label[above]] < semi[label[below]]) {
        label[below] = label[above];
      }
      ancestor[below] = ancestor[above];
    }
    return label[v];
  }
}
