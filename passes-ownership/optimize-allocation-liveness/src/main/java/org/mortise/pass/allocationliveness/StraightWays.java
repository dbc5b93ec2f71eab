// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.allocationliveness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominatorTree;

/**
 * Chains of blocks of a region that are executed equally often: what is at the start of one may as well be at the start
 * of an earlier one, if nothing between them prevents that. With them, a unit passes a long sequence of branches and
 * loops in one step.
 *
 * <p>Block {@code b} follows {@code a} in a chain if {@code a} is its immediate dominator, no edge leads back to {@code
 * b} from blocks that it dominates, and no edge leaves the blocks that {@code a} dominates and {@code b} does not,
 * except to {@code b}, nor do they end the region. So control enters these blocks at {@code a} only, and leaves them to
 * {@code b} only. An edge to a block {@code s} from a block that {@code a} dominates leaves them if the immediate
 * dominator of {@code s} is above {@code a}. Linear; a query is logarithmic per barrier.
 */
final class StraightWays {
  private final DominatorTree dominators;
  private final Map<Block, List<Block>> chains = new HashMap<>();
  private final Map<Block, Integer> indices = new HashMap<>();

  StraightWays(Region region) {
    dominators = DominatorTree.of(region);
    Block[] blocks = dominators.preorder();
    Map<Block, Integer> depths = new HashMap<>();
    for (Block block : blocks) {
      Block above = dominators.immediateDominator(block);
      depths.put(block, above == null ? 0 : depths.get(above) + 1);
    }
    Map<Block, Integer> lowest = new HashMap<>();
    Map<Block, Block> previous = new HashMap<>();
    for (int i = blocks.length - 1; i >= 0; i--) {
      Block block = blocks[i];
      int depth = depths.get(block);
      int low = lowestTarget(block, depths);
      Block way = null;
      int ways = low < depth ? 2 : 0;
      for (Block child = dominators.firstChild(block); child != null; child = dominators.nextSibling(child)) {
        if (lowest.get(child) < depth) {
          way = child;
          ways++;
        }
        low = Math.min(low, lowest.get(child));
      }
      lowest.put(block, low);
      if (ways == 1 && !isLoopHeader(way)) {
        previous.put(way, block);
      }
    }
    for (Block block : blocks) {
      Block before = previous.get(block);
      List<Block> chain = before == null ? new ArrayList<>(1) : chains.get(before);
      indices.put(block, chain.size());
      chain.add(block);
      chains.put(block, chain);
    }
  }

  /** Returns the smallest depth of the immediate dominator of a successor; -1 if there is none. */
  private int lowestTarget(Block block, Map<Block, Integer> depths) {
    int lowest = block.successorCount() == 0 ? -1 : Integer.MAX_VALUE;
    for (int i = 0; i < block.successorCount(); i++) {
      lowest = Math.min(lowest, depths.get(block.successor(i)) - 1);
    }
    return lowest;
  }

  private boolean isLoopHeader(Block block) {
    Set<Block> seen = new HashSet<>();
    for (BlockOperand edge = block.firstUse(); edge != null; edge = edge.nextUse()) {
      Block from = edge.owner().block();
      if (seen.add(from) && dominators.isReachable(from) && dominators.dominates(block, from)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first block of the chain of {@code block} such that no barrier is between it and {@code block}. */
  Block earliest(Block block, List<Block> barriers) {
    List<Block> chain = chains.get(block);
    if (chain == null) {
      return block;
    }
    int index = indices.get(block);
    int first = 0;
    for (Block barrier : barriers) {
      int last = lastDominator(chain, barrier);
      if (last < index) {
        first = Math.max(first, last + 1);
      }
    }
    return chain.get(first);
  }

  /** Returns the index of the last block of {@code chain} that dominates {@code block}; -1 if none does. */
  private int lastDominator(List<Block> chain, Block block) {
    int low = 0;
    int high = chain.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (dominators.dominates(chain.get(middle), block)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }
}
