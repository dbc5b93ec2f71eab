// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.dominance;

import java.util.Arrays;
import org.mortise.ir.Block;
import org.mortise.ir.Region;

/**
 * The control-flow graph of a region as int arrays, forwards or backwards. Node {@code i} is the block with number
 * {@code i} in the region; a backward graph has one more node, its virtual exit, from which all exits are reached.
 *
 * <p>An endless loop has no exit; in a backward graph one of its blocks is used as an exit, so that every block is
 * reached.
 */
final class FlowGraph {
  final Block[] blocks;
  final int root;
  private final int[] firstTarget;
  private final int[] targets;

  private FlowGraph(Block[] blocks, int root, int[] firstTarget, int[] targets) {
    this.blocks = blocks;
    this.root = root;
    this.firstTarget = firstTarget;
    this.targets = targets;
  }

  int nodeCount() {
    return firstTarget.length - 1;
  }

  int firstEdge(int node) {
    return firstTarget[node];
  }

  int endEdge(int node) {
    return firstTarget[node + 1];
  }

  int target(int edge) {
    return targets[edge];
  }

  /** Edges from every block to its successors; the root is the entry block. */
  static FlowGraph forward(Region region) {
    Block[] blocks = number(region);
    int[] first = new int[blocks.length + 1];
    for (int i = 0; i < blocks.length; i++) {
      first[i + 1] = first[i] + blocks[i].successorCount();
    }
    int[] targets = new int[first[blocks.length]];
    for (int i = 0; i < blocks.length; i++) {
      for (int k = 0; k < blocks[i].successorCount(); k++) {
        targets[first[i] + k] = blocks[i].successor(k).numberHint();
      }
    }
    return new FlowGraph(blocks, 0, first, targets);
  }

  /** Edges from every block to its predecessors, and from the virtual exit to the exits. */
  static FlowGraph backward(Region region) {
    FlowGraph forward = forward(region);
    int count = forward.blocks.length;
    int[] exits = forward.exits();
    int[] first = new int[count + 2];
    for (int target : forward.targets) {
      first[target + 1]++;
    }
    for (int i = 0; i < count; i++) {
      first[i + 1] += first[i];
    }
    first[count + 1] = first[count] + exits.length;
    int[] targets = new int[first[count + 1]];
    int[] fill = Arrays.copyOf(first, count);
    for (int from = 0; from < count; from++) {
      for (int e = forward.firstTarget[from]; e < forward.firstTarget[from + 1]; e++) {
        targets[fill[forward.targets[e]]++] = from;
      }
    }
    System.arraycopy(exits, 0, targets, first[count], exits.length);
    return new FlowGraph(forward.blocks, count, first, targets);
  }

  /**
   * Returns the blocks without successors, and one block of each loop without an exit: the last block visited by a
   * depth-first search from the first block that reaches no exit, as in LLVM.
   */
  private int[] exits() {
    int count = blocks.length;
    int[] found = new int[count];
    int exits = 0;
    for (int i = 0; i < count; i++) {
      if (firstTarget[i] == firstTarget[i + 1]) {
        found[exits++] = i;
      }
    }
    boolean[] reaches = new boolean[count];
    int[] pending = new int[count];
    for (int i = 0; i < exits; i++) {
      markPredecessors(found[i], reaches, pending);
    }
    EndlessExits endless = null;
    for (int i = 0; i < count; i++) {
      if (reaches[i]) {
        continue;
      }
      endless = endless == null ? new EndlessExits(this) : endless;
      int last = endless.lastFrom(i, reaches);
      found[exits++] = last;
      markPredecessors(last, reaches, pending);
    }
    return endless == null ? Arrays.copyOf(found, exits) : endless.withoutPassed(Arrays.copyOf(found, exits));
  }

  private void markPredecessors(int exit, boolean[] reaches, int[] pending) {
    if (reaches[exit]) {
      return;
    }
    int top = 0;
    pending[top++] = exit;
    reaches[exit] = true;
    while (top > 0) {
      for (Block from : blocks[pending[--top]].predecessors()) {
        int node = from.numberHint();
        if (!reaches[node]) {
          reaches[node] = true;
          pending[top++] = node;
        }
      }
    }
  }

  private static Block[] number(Region region) {
    int count = 0;
    for (Block block = region.first(); block != null; block = block.next()) {
      block.setNumberHint(count++);
    }
    Block[] blocks = new Block[count];
    for (Block block = region.first(); block != null; block = block.next()) {
      blocks[block.numberHint()] = block;
    }
    return blocks;
  }
}
