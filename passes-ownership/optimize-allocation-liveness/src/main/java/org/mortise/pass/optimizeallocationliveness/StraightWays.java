// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominatorTree;

/**
 * Chains of blocks of a region that are executed equally often: an operation at the start of a block may be moved to
 * the start of an earlier block of the chain if no barrier is between them. A unit thus moves over a long sequence of
 * branches and loops in one step.
 *
 * <p>Block {@code b} follows {@code a} in a chain if {@code a} dominates it, and, with {@code A} for the blocks that
 * {@code a} dominates and {@code B} for the blocks that {@code b} dominates,
 * <ol>
 * <li>no edge from {@code A} without {@code B} leads to {@code a} or out of {@code A}, and none of these blocks ends
 * the region, so that control enters them at {@code a} only, and leaves them to {@code b} only;
 * <li>no edge from {@code B} leads to {@code b} or to blocks of {@code A} besides {@code a}, so that control comes back
 * through {@code a} only.
 * </ol>
 * The <em>target</em> of an edge is the depth in the dominator tree of the immediate dominator of the block to which it
 * leads. The first condition holds if all targets of those edges are at least the depth of {@code a}, and the second
 * one if no target of edges from {@code B} is between the depths of {@code a}, inclusive, and {@code b}. The lowest
 * target is propagated up the tree. The highest target above a block is found by visiting edges with high targets
 * first; each block gets the first one, and a union-find structure skips blocks that have one. From {@code a}, the only
 * child through which control can leave is followed, at most {@value #MAX_STEPS} times, until the conditions hold: a
 * loop is passed by its header. Near-linear; a query is logarithmic per barrier.
 */
final class StraightWays {
  private static final int MAX_STEPS = 8;

  /** The edges out of the blocks that a block dominates. */
  private static final class Exits {
    private final @Nullable Exits above;
    private final int depth;
    /** The smallest target of an edge of the block itself; -1 if it has none. */
    private int ownLowest = Integer.MAX_VALUE;
    /** The smallest target of an edge of a dominated block. */
    private int lowest = Integer.MAX_VALUE;
    /** The largest target, smaller than the depth, of an edge of a dominated block; -2 if there is none. */
    private int highest = -2;
    /** The nearest dominator without a known {@link #highest}, or one on the way there. */
    private @Nullable Exits next = this;

    Exits(@Nullable Exits above) {
      this.above = above;
      this.depth = above == null ? 0 : above.depth + 1;
    }

    @Nullable Exits unknown() {
      Exits found = this;
      while (found != null && found.next != found) {
        found = found.next;
      }
      Exits on = this;
      while (on != null && on.next != found && on.next != on) {
        Exits after = on.next;
        on.next = found;
        on = after;
      }
      return found;
    }

    void addTarget(int target) {
      for (Exits on = unknown(); on != null && on.depth > target; on = on.unknown()) {
        on.highest = target;
        on.next = on.above;
      }
    }
  }

  private final DominatorTree dominators;
  private final Map<Block, Exits> exits = new HashMap<>();
  private final Map<Block, List<Block>> chains = new HashMap<>();
  private final Map<Block, Integer> indices = new HashMap<>();

  StraightWays(Region region) {
    dominators = DominatorTree.of(region);
    Block[] blocks = dominators.preorder();
    for (Block block : blocks) {
      Block above = dominators.immediateDominator(block);
      exits.put(block, new Exits(above == null ? null : exits.get(above)));
    }
    List<List<Exits>> edges = new ArrayList<>(); // by their targets + 1
    for (int i = blocks.length - 1; i >= 0; i--) {
      collectExits(blocks[i], exits.get(blocks[i]), edges);
    }
    for (int target = edges.size() - 2; target >= -1; target--) {
      for (Exits from : edges.get(target + 1)) {
        from.addTarget(target);
      }
    }
    Map<Block, Block> previous = new HashMap<>();
    for (Block block : blocks) { // a nearer dominator comes later
      Block next = next(block);
      if (next != null) {
        previous.put(next, block);
      }
    }
    for (Block block : blocks) {
      Block before = previous.get(block);
      boolean continues = before != null && indices.get(before) == chains.get(before).size() - 1;
      List<Block> chain = continues ? chains.get(before) : new ArrayList<>(1);
      indices.put(block, chain.size());
      chain.add(block);
      chains.put(block, chain);
    }
  }

  private void collectExits(Block block, Exits own, List<List<Exits>> edges) {
    own.ownLowest = block.successorCount() == 0 ? -1 : Integer.MAX_VALUE;
    for (int i = 0; i < block.successorCount(); i++) {
      int target = exits.get(block.successor(i)).depth - 1;
      own.ownLowest = Math.min(own.ownLowest, target);
      while (edges.size() <= target + 1) {
        edges.add(new ArrayList<>());
      }
      edges.get(target + 1).add(own);
    }
    own.lowest = own.ownLowest;
    for (Block child = dominators.firstChild(block); child != null; child = dominators.nextSibling(child)) {
      own.lowest = Math.min(own.lowest, exits.get(child).lowest);
    }
  }

  /** Returns the block that follows {@code block}, or null. */
  private @Nullable Block next(Block block) {
    int depth = exits.get(block).depth;
    Block from = block;
    for (int step = 0; step < MAX_STEPS && exits.get(from).ownLowest >= depth; step++) {
      Block way = null;
      int ways = 0;
      for (Block child = dominators.firstChild(from); child != null; child = dominators.nextSibling(child)) {
        if (exits.get(child).lowest < depth) {
          way = child;
          ways++;
        }
      }
      if (ways != 1) {
        return null;
      }
      if (exits.get(way).highest < depth) {
        return way;
      }
      from = way;
    }
    return null;
  }

  /** Returns the first block of the chain of {@code block} without a barrier between it and {@code block}. */
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
