// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Region;
import org.mortise.ir.dominance.DominatorTree;

/**
 * The header of the innermost natural loop around each block of one region, and around each header. Cycles with other
 * entries than a dominating block are ignored. Near-linear in blocks and edges: loops are visited from the inside out,
 * and known inner loops are skipped by path compression (Havlak, "Nesting of reducible and irreducible loops", 1997,
 * restricted to reducible loops). A snapshot of the control flow.
 */
public final class LoopHeaders {
  private final Map<Block, Block> headers = new IdentityHashMap<>();
  /** The outermost known loop around a block, or a loop on the path to it. */
  private final Map<Block, Block> outermost = new IdentityHashMap<>();
  private final Set<Block> loops = Collections.newSetFromMap(new IdentityHashMap<>());
  private final DominatorTree dominators;

  private LoopHeaders(DominatorTree dominators) {
    this.dominators = dominators;
  }

  /** Finds the loops of {@code region}, given its dominator tree. */
  public static LoopHeaders of(Region region, DominatorTree dominators) {
    LoopHeaders loops = new LoopHeaders(dominators);
    List<BlockOperand> backEdges = BackEdges.of(region);
    if (backEdges.isEmpty()) {
      return loops;
    }
    Map<Block, List<Block>> latches = new IdentityHashMap<>();
    for (BlockOperand edge : backEdges) {
      if (dominators.isReachable(edge.block()) && dominators.dominates(edge.block(), edge.owner().block())) {
        latches.computeIfAbsent(edge.block(), header -> new ArrayList<>()).add(edge.owner().block());
      }
    }
    Block[] order = dominators.preorder();
    for (int i = order.length - 1; i >= 0; i--) {
      List<Block> ends = latches.get(order[i]);
      if (ends != null) {
        loops.collect(order[i], ends);
      }
    }
    return loops;
  }

  private void collect(Block header, List<Block> pending) {
    while (!pending.isEmpty()) {
      Block member = find(pending.remove(pending.size() - 1));
      if (member == header) {
        continue;
      }
      headers.put(member, header);
      outermost.put(member, header);
      for (Block predecessor : member.predecessors()) {
        if (dominators.isReachable(predecessor) && find(predecessor) != header) {
          pending.add(predecessor);
        }
      }
    }
    loops.add(header);
  }

  private Block find(Block block) {
    Block root = block;
    for (Block next = outermost.get(root); next != null; next = outermost.get(root)) {
      root = next;
    }
    Block current = block;
    while (current != root) {
      Block next = outermost.put(current, root);
      current = next;
    }
    return root;
  }

  /** Returns the header of the innermost loop that contains {@code block}, possibly itself; null if there is none. */
  public @Nullable Block innermost(Block block) {
    return loops.contains(block) ? block : headers.get(block);
  }

  /** Returns the header of the parent loop of {@code header}'s loop, or null. */
  public @Nullable Block around(Block header) {
    return headers.get(header);
  }
}
