// SPDX-License-Identifier: Apache-2.0
package org.mortise.transforms.internal.memoryslots;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.dominance.DominatorTree;

/**
 * What is asked again and again about regions with several blocks while their control flow stays as it is: dominance,
 * dominance frontiers (as in Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm", 2001), and the order of
 * blocks, dominators first. Made per region when first asked for; linear in blocks, edges and the size of the
 * frontiers.
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

  /** The position in an order of the blocks in which dominators come first; -1 for a block that is never reached. */
  int orderOf(Block block) {
    return block.parent().hasOneBlock() ? 0 : factsOf(block.parent()).order.getOrDefault(block, -1);
  }

  /** The blocks that {@code block} does not dominate, but a predecessor of them. */
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

  /** Returns whether {@code block} was not there; then it is not further up, either. */
  private static boolean addLast(Map<Block, List<Block>> frontiers, Block of, Block block) {
    List<Block> frontier = frontiers.computeIfAbsent(of, key -> new ArrayList<>(1));
    if (!frontier.isEmpty() && frontier.get(frontier.size() - 1) == block) {
      return false;
    }
    return frontier.add(block);
  }
}
