// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.mem2reg;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;

/**
 * Caches facts about regions with several blocks whose control flow does not change: dominance, dominance frontiers (as
 * in Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", 2001), and an order of the blocks, dominators
 * first. Computed for a region at the first request; linear in blocks, edges and the size of the frontiers.
 */
final class SlotRegions {
  private static final class Facts {
    final Map<Block, Integer> order = new IdentityHashMap<>();
    final Map<Block, List<Block>> frontiers = new IdentityHashMap<>();
  }

  private final DominanceInfo dominance;
  private final Map<Region, Facts> known = new IdentityHashMap<>();

  SlotRegions(DominanceInfo dominance) {
    this.dominance = dominance;
  }

  boolean dominates(Block a, Block b) {
    return a == b || dominance.treeOf(a.parent()).dominates(a, b);
  }

  /** Returns the position of a block in an order in which dominators come first; -1 for an unreachable block. */
  int orderOf(Block block) {
    return block.parent().hasOneBlock() ? 0 : factsOf(block.parent()).order.getOrDefault(block, -1);
  }

  /**
   * Returns the dominance frontier of {@code block}: the blocks that it does not dominate, although it dominates a
   * predecessor.
   */
  List<Block> frontierOf(Block block) {
    return block.parent().hasOneBlock()
        ? List.of() : factsOf(block.parent()).frontiers.getOrDefault(block, List.of());
  }

  private Facts factsOf(Region region) {
    Facts facts = known.get(region);
    if (facts == null) {
      facts = make(dominance.treeOf(region));
      known.put(region, facts);
    }
    return facts;
  }

  private static Facts make(DominatorTree tree) {
    Facts facts = new Facts();
    for (Block block : tree.preorder()) {
      facts.order.put(block, facts.order.size());
      Block dominator = tree.immediateDominator(block);
      for (Block predecessor : block.predecessors()) {
        Block step = tree.isReachable(predecessor) ? predecessor : dominator;
        while (step != dominator && addLast(facts.frontiers, step, block)) {
          step = tree.immediateDominator(step);
        }
      }
    }
    return facts;
  }

  /**
   * Adds a block to a frontier and returns whether it was absent. If it was present, it is also in the frontiers of the
   * dominators above.
   */
  private static boolean addLast(Map<Block, List<Block>> frontiers, Block of, Block block) {
    List<Block> frontier = frontiers.computeIfAbsent(of, key -> new ArrayList<>(1));
    if (!frontier.isEmpty() && frontier.get(frontier.size() - 1) == block) {
      return false;
    }
    return frontier.add(block);
  }
}
