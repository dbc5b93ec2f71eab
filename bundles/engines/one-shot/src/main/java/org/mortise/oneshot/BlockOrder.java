// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.StronglyConnectedComponents;
import org.mortise.ir.Block;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominatorTree;

/**
 * An order of the blocks of a region: a block is followed by the blocks that it dominates, and blocks with the same
 * immediate dominator are in topological order of the strongly connected components of the control flow. So a block
 * precedes the blocks that it reaches, except in loops, and the blocks that it dominates are a range. Unreachable
 * blocks are last. Built in near-linear time.
 */
final class BlockOrder {
  private final List<Block> blocks = new ArrayList<>();
  private final Map<Block, Integer> positions = new IdentityHashMap<>();
  private final Map<Block, Integer> nodes = new IdentityHashMap<>();
  private final StronglyConnectedComponents components;
  private final boolean[] isCycle;
  /** The last dominated position of each position. */
  private final int[] lastDominated;
  /** For each component, the last position of a block from which it is reached. */
  private final int[] lastReaching;
  /** For each position, the last search that has reached the block. */
  private final int[] seen;
  private int searches;

  private BlockOrder(Region region, DominatorTree dominators) {
    List<Block> text = new ArrayList<>();
    for (Block block : region.blocks()) {
      nodes.put(block, text.size());
      text.add(block);
    }
    this.components = components(text);
    this.isCycle = findCycles(text);
    this.lastDominated = new int[text.size()];
    this.seen = new int[text.size()];
    place(region.first(), dominators);
    for (Block block : text) {
      if (!positions.containsKey(block)) {
        lastDominated[blocks.size()] = blocks.size();
        append(block);
      }
    }
    this.lastReaching = findLastReaching();
  }

  static BlockOrder of(Region region, DominatorTree dominators) {
    return new BlockOrder(region, dominators);
  }

  private StronglyConnectedComponents components(List<Block> text) {
    int[] next = new int[text.size()];
    StronglyConnectedComponents found = new StronglyConnectedComponents(text.size(), node -> {
      Block block = text.get(node);
      return next[node] == block.successorCount()
          ? StronglyConnectedComponents.NONE : nodes.get(block.successor(next[node]++));
    });
    for (int node = 0; node < text.size(); node++) {
      found.search(node);
    }
    return found;
  }

  private boolean[] findCycles(List<Block> text) {
    boolean[] found = new boolean[components.count()];
    for (int i = 0; i < found.length; i++) {
      found[i] = components.end(i) - components.start(i) > 1;
    }
    for (Block block : text) {
      for (int i = 0; i < block.successorCount(); i++) {
        found[component(block)] |= block.successor(i) == block;
      }
    }
    return found;
  }

  private void append(Block block) {
    positions.put(block, blocks.size());
    blocks.add(block);
  }

  /** Appends the reachable blocks in a preorder of the dominator tree. */
  private void place(Block entry, DominatorTree dominators) {
    // components are numbered against the direction of control flow
    Comparator<Block> forward = Comparator.comparingInt((Block block) -> -component(block));
    List<List<Block>> open = new ArrayList<>();
    open.add(new ArrayList<>(List.of(entry)));
    List<Block> path = new ArrayList<>();
    while (!open.isEmpty()) {
      List<Block> siblings = open.get(open.size() - 1);
      if (siblings.isEmpty()) {
        open.remove(open.size() - 1);
        if (!path.isEmpty()) {
          lastDominated[positions.get(path.remove(path.size() - 1))] = blocks.size() - 1;
        }
        continue;
      }
      Block block = siblings.remove(siblings.size() - 1);
      append(block);
      path.add(block);
      List<Block> children = new ArrayList<>();
      for (Block child = dominators.firstChild(block); child != null; child = dominators.nextSibling(child)) {
        children.add(child);
      }
      children.sort(forward.reversed()); // taken from the end
      open.add(children);
    }
  }

  private int[] findLastReaching() {
    int[] last = new int[components.count()];
    Arrays.fill(last, -1);
    for (Block block : blocks) {
      last[component(block)] = Math.max(last[component(block)], position(block));
    }
    List<Block> forward = new ArrayList<>(blocks);
    forward.sort(Comparator.comparingInt(block -> -component(block)));
    for (Block block : forward) {
      for (int i = 0; i < block.successorCount(); i++) {
        int next = component(block.successor(i));
        last[next] = Math.max(last[next], last[component(block)]);
      }
    }
    return last;
  }

  private int component(Block block) {
    return components.of(nodes.get(block));
  }

  private int position(Block block) {
    return positions.get(block);
  }

  /** Returns the blocks in this order. */
  List<Block> blocks() {
    return blocks;
  }

  /** Returns the last block that {@code block} dominates; may be itself. */
  Block lastDominated(Block block) {
    return blocks.get(lastDominated[position(block)]);
  }

  /** Returns the last block, in this order, that reaches {@code block} (or {@code block} itself). */
  Block lastReaching(Block block) {
    return blocks.get(Math.max(position(block), lastReaching[component(block)]));
  }

  /** Returns whether {@code block} is in a loop. */
  boolean isInCycle(Block block) {
    return isCycle[component(block)];
  }

  /** Returns whether {@code from} is {@code to} or reaches it. */
  boolean reaches(Block from, Block to) {
    // a component has a greater number than the components that it reaches
    return component(from) == component(to)
        || component(from) > component(to) && isReachable(from, to, null, component(to));
  }

  /** Returns whether a path leads from one block to another without passing {@code barrier}. */
  boolean reaches(Block from, Block to, Block barrier) {
    return component(from) >= component(to) && isReachable(from, to, barrier, component(to));
  }

  /** Returns whether paths lead between both blocks in both directions without passing {@code barrier}. */
  boolean areInCycle(Block one, Block other, @Nullable Block barrier) {
    int component = component(one);
    if (!isCycle[component] || component != component(other) || one == barrier || other == barrier) {
      return false;
    }
    return barrier == null || barrier.parent() != one.parent() || component(barrier) != component
        || isReachable(one, other, barrier, component) && isReachable(other, one, barrier, component);
  }

  private boolean isReachable(Block from, Block to, @Nullable Block barrier, int leastComponent) {
    searches++;
    List<Block> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      Block block = open.remove(open.size() - 1);
      for (int i = 0; i < block.successorCount(); i++) {
        Block next = block.successor(i);
        if (next == to) {
          return true;
        }
        if (next != barrier && component(next) >= leastComponent && seen[position(next)] != searches) {
          seen[position(next)] = searches;
          open.add(next);
        }
      }
    }
    return false;
  }
}
