// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * The blocks of a region that are reachable from the entry, in depth-first order along the successors. A block comes
 * after all blocks that dominate it. Linear, no recursion.
 */
public final class ReachableBlocks {
  private ReachableBlocks() {}

  /** Returns the blocks of all regions of an operation, one region after the other. */
  public static List<Block> inRegionsOf(Operation op) {
    List<Block> blocks = new ArrayList<>(op.regionCount());
    for (int i = 0; i < op.regionCount(); i++) {
      appendBlocks(op.region(i), blocks);
    }
    return blocks;
  }

  /** Returns the blocks of one region. */
  public static List<Block> in(Region region) {
    List<Block> blocks = new ArrayList<>();
    appendBlocks(region, blocks);
    return blocks;
  }

  /** Returns the blocks of one region, each after all its successors. The region must not have cycles of blocks. */
  public static List<Block> successorsFirst(Region region) {
    List<Block> finished = new ArrayList<>();
    visit(region, new ArrayList<>(), finished);
    return finished;
  }

  private static void appendBlocks(Region region, List<Block> blocks) {
    if (region.isEmpty()) {
      return;
    }
    if (region.hasOneBlock()) {
      blocks.add(region.first());
      return;
    }
    visit(region, blocks, new ArrayList<>());
  }

  private static void visit(Region region, List<Block> entered, List<Block> finished) {
    Set<Block> seen = new HashSet<>();
    Deque<Block> path = new ArrayDeque<>();
    Deque<int[]> nextSuccessor = new ArrayDeque<>();
    seen.add(region.first());
    entered.add(region.first());
    path.push(region.first());
    nextSuccessor.push(new int[1]);
    while (!path.isEmpty()) {
      Block block = path.peek();
      int next = nextSuccessor.peek()[0]++;
      if (next >= block.successorCount()) {
        finished.add(path.pop());
        nextSuccessor.pop();
      } else if (seen.add(block.successor(next))) {
        Block successor = block.successor(next);
        entered.add(successor);
        path.push(successor);
        nextSuccessor.push(new int[1]);
      }
    }
  }
}
