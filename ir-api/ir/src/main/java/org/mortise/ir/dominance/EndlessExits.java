// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import java.util.Arrays;
import org.mortise.ir.Block;

/**
 * Finds the blocks that post-dominance treats as exits of loops without an exit, chosen as in LLVM's construction of
 * post-dominator trees, because printed trees show them.
 */
final class EndlessExits {
  private static final int NONE = -1;

  private final FlowGraph graph;
  private final int[] seen;
  private int searches;
  private int[] stack = new int[16];

  EndlessExits(FlowGraph graph) {
    this.graph = graph;
    this.seen = new int[graph.nodeCount()];
  }

  /** The node that a depth-first search from {@code start} through nodes that are not {@code done} meets last. */
  int lastFrom(int start, boolean[] done) {
    searches++;
    int last = start;
    int top = push(0, start);
    while (top > 0) {
      int node = stack[--top];
      if (seen[node] == searches) {
        continue;
      }
      seen[node] = searches;
      last = node;
      int first = top;
      for (int e = graph.firstEdge(node); e < graph.endEdge(node); e++) {
        int target = graph.target(e);
        if (!done[target] && seen[target] != searches) {
          top = push(top, target);
        }
      }
      Arrays.sort(stack, first, top);
    }
    return last;
  }

  private int push(int top, int node) {
    if (top == stack.length) {
      stack = Arrays.copyOf(stack, 2 * top);
    }
    stack[top] = node;
    return top + 1;
  }

  /**
   * Removes the exits with successors that reach another exit. A node is marked with the first two exits that it
   * reaches, so it is visited at most twice.
   */
  int[] withoutPassed(int[] exits) {
    int[] one = new int[graph.nodeCount()];
    int[] other = new int[graph.nodeCount()];
    Arrays.fill(one, NONE);
    Arrays.fill(other, NONE);
    for (int exit : exits) {
      int top = 0;
      if (mark(exit, exit, one, other)) {
        top = push(top, exit);
      }
      while (top > 0) {
        Block block = graph.blocks[stack[--top]];
        for (Block from : block.predecessors()) {
          if (mark(from.numberHint(), exit, one, other)) {
            top = push(top, from.numberHint());
          }
        }
      }
    }
    int kept = 0;
    for (int exit : exits) {
      if (other[exit] == NONE) {
        exits[kept++] = exit;
      }
    }
    return Arrays.copyOf(exits, kept);
  }

  private static boolean mark(int node, int exit, int[] one, int[] other) {
    if (one[node] == NONE) {
      one[node] = exit;
      return true;
    }
    if (one[node] == exit || other[node] != NONE) {
      return false;
    }
    other[node] = exit;
    return true;
  }
}
