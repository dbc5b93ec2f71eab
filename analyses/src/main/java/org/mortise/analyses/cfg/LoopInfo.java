// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominatorTree;

/**
 * The natural loops of a region's control flow and their nesting. The loop of a header contains the blocks that reach a
 * back edge to it (an edge from a block that the header dominates) without passing the header. Cycles with several
 * entries are not found; see {@link BackEdges} for those. A snapshot: it does not follow changes of the control flow.
 *
 * <p>Headers are visited from the inside out, and known inner loops are skipped, so the cost is near-linear in blocks
 * and edges at any depth (Ramalingam, "Identifying Loops In Almost Linear Time", 1999).
 */
public final class LoopInfo {
  private final DominatorTree dominators;
  private final Map<Block, Integer> postorder = new IdentityHashMap<>();
  private final List<Block> blocks = new ArrayList<>();
  private final Map<Block, NaturalLoop> innermost = new IdentityHashMap<>();
  /** Per loop an enclosing loop, or one nearer to the outermost known loop: paths are compressed. */
  private final Map<NaturalLoop, NaturalLoop> outer = new IdentityHashMap<>();
  private final List<NaturalLoop> topLevel = new ArrayList<>();

  private LoopInfo(Region region, DominatorTree dominators) {
    this.dominators = dominators;
    search(region.first());
    Block[] order = dominators.preorder();
    for (int i = order.length - 1; i >= 0; i--) {
      discover(order[i]);
    }
    nest();
  }

  /** Finds the loops of a region with at least one block. */
  public static LoopInfo of(Region region, DominatorTree dominators) {
    return new LoopInfo(region, dominators);
  }

  /** Returns the outermost loops, in postorder of the control flow. */
  public List<NaturalLoop> topLevelLoops() {
    return Collections.unmodifiableList(topLevel);
  }

  /** Returns the innermost loop around {@code block}, or null. */
  public @Nullable NaturalLoop innermostLoop(Block block) {
    return innermost.get(block);
  }

  void sort(List<Block> some) {
    some.sort(Comparator.comparingInt((Block block) -> -postorder.get(block)));
  }

  private record Visit(Block block, int[] next) {}

  private void search(Block entry) {
    Deque<Visit> path = new ArrayDeque<>();
    postorder.put(entry, 0);
    path.push(new Visit(entry, new int[1]));
    while (!path.isEmpty()) {
      Visit visit = path.peek();
      Block block = visit.block();
      if (visit.next()[0] == block.successorCount()) {
        path.pop();
        postorder.put(block, blocks.size());
        blocks.add(block);
        continue;
      }
      Block successor = block.successor(visit.next()[0]++);
      if (postorder.putIfAbsent(successor, 0) == null) {
        path.push(new Visit(successor, new int[1]));
      }
    }
  }

  /** Finds the loop of {@code header}, if there is one. All headers that it dominates must have been visited. */
  private void discover(Block header) {
    Deque<Block> pending = new ArrayDeque<>();
    for (BlockOperand use = header.firstUse(); use != null; use = use.nextUse()) {
      Block block = use.owner().block();
      if (postorder.containsKey(block) && dominators.dominates(header, block)) {
        pending.push(block);
      }
    }
    if (pending.isEmpty()) {
      return;
    }
    NaturalLoop loop = new NaturalLoop(this, header);
    while (!pending.isEmpty()) {
      Block block = pending.pop();
      NaturalLoop known = outermostKnown(block);
      if (known == loop) {
        continue;
      }
      if (known == null) {
        innermost.put(block, loop);
      } else {
        outer.put(known, loop);
        known.setParent(loop);
      }
      Block from = known == null ? block : known.header();
      if (from != header) {
        pushPredecessors(from, pending);
      }
    }
    innermost.putIfAbsent(header, loop);
  }

  private void pushPredecessors(Block block, Deque<Block> pending) {
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      Block predecessor = use.owner().block();
      if (postorder.containsKey(predecessor)) {
        pending.push(predecessor);
      }
    }
  }

  /** Returns the outermost loop around {@code block} found so far, or null. */
  private @Nullable NaturalLoop outermostKnown(Block block) {
    NaturalLoop start = innermost.get(block);
    NaturalLoop last = start;
    for (NaturalLoop loop = start; loop != null; loop = outer.get(loop)) {
      last = loop;
    }
    NaturalLoop loop = start;
    while (loop != last) {
      NaturalLoop around = outer.get(loop);
      outer.put(loop, last);
      loop = around;
    }
    return last;
  }

  /** Fills in blocks and nested loops. A loop is visited after all loops that it contains. */
  private void nest() {
    for (int i = blocks.size() - 1; i >= 0; i--) {
      Block block = blocks.get(i);
      NaturalLoop loop = innermost.get(block);
      if (loop == null) {
        continue;
      }
      loop.addOwn(block);
      if (loop.header() == block && loop.parent() != null) {
        loop.parent().addSubLoop(loop);
      }
    }
    for (Block block : blocks) {
      NaturalLoop loop = innermost.get(block);
      if (loop != null && loop.header() == block && loop.parent() == null) {
        topLevel.add(loop);
      }
    }
    numberLoops();
  }

  private void numberLoops() {
    List<NaturalLoop> preorder = new ArrayList<>();
    Deque<NaturalLoop> pending = new ArrayDeque<>(topLevel);
    while (!pending.isEmpty()) {
      NaturalLoop loop = pending.pop();
      loop.number(preorder.size());
      preorder.add(loop);
      for (NaturalLoop inner : loop.subLoops()) {
        pending.push(inner);
      }
    }
    for (int i = preorder.size() - 1; i >= 0; i--) {
      preorder.get(i).complete();
    }
  }
}
