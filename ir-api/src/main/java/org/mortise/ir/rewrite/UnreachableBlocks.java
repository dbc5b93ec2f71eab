// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.rewrite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Which blocks cannot be reached (any more), while the program is being rewritten. In code that nobody executes a value
 * can depend on itself, and then folding need not come to an end; so such code is left alone until it is erased.
 *
 * <p>A region is looked at anew after its branches changed, but in a large region only after a share of the work that
 * this costs was done otherwise: the total is linear.
 */
final class UnreachableBlocks {
  private static final int SHARE = 16;

  private static final class State {
    boolean stale = true;
    long asked;
    int blocks;
    Set<Block> unreachable = Set.of();
  }

  /** Whether only those unreachable blocks count in which a value may depend on itself. */
  private final boolean onlyBehindLoops;
  private final Map<Region, State> states = new IdentityHashMap<>();
  private Region lastRegion;
  private State lastState;

  UnreachableBlocks(boolean onlyBehindLoops) {
    this.onlyBehindLoops = onlyBehindLoops;
  }

  void clear() {
    states.clear();
    lastRegion = null;
    lastState = null;
  }

  /** To be called when the successors of {@code op} may have changed, or it goes. */
  void changed(Operation op) {
    Region region = op.parentRegion();
    if (region != null && !region.hasOneBlock()) {
      stateOf(region).stale = true;
    }
  }

  /** Whether {@code op} is known to be directly in an unreachable block. */
  boolean contains(Operation op) {
    Region region = op.parentRegion();
    if (region == null || region.hasOneBlock()) {
      return false;
    }
    State state = stateOf(region);
    state.asked++;
    if (state.stale && state.asked * SHARE >= state.blocks) {
      update(state, region);
    }
    return !state.unreachable.isEmpty() && state.unreachable.contains(op.block());
  }

  private State stateOf(Region region) {
    if (region != lastRegion) {
      lastState = states.computeIfAbsent(region, unknown -> new State());
      lastRegion = region;
    }
    return lastState;
  }

  private void update(State state, Region region) {
    Set<Block> reached = reachedFrom(region.first());
    Set<Block> unreachable = Set.of();
    int count = 0;
    for (Block block = region.first(); block != null; block = block.next()) {
      count++;
      if (!reached.contains(block)) {
        unreachable = unreachable.isEmpty() ? Collections.newSetFromMap(new IdentityHashMap<>()) : unreachable;
        unreachable.add(block);
      }
    }
    if (onlyBehindLoops && !unreachable.isEmpty()) {
      removeAllBeforeLoops(unreachable);
    }
    state.unreachable = unreachable;
    state.blocks = count;
    state.asked = 0;
    state.stale = false;
  }

  /** Leaves the blocks that are in a loop or come after one: takes away those without predecessors again and again. */
  private static void removeAllBeforeLoops(Set<Block> unreachable) {
    Map<Block, Integer> edges = new IdentityHashMap<>();
    List<Block> pending = new ArrayList<>();
    for (Block block : unreachable) {
      int count = 0;
      for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
        count++;
      }
      edges.put(block, count);
      if (count == 0) {
        pending.add(block);
      }
    }
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      unreachable.remove(block);
      for (int i = 0; i < block.successorCount(); i++) {
        Block target = block.successor(i);
        if (unreachable.contains(target) && edges.merge(target, -1, Integer::sum) == 0) {
          pending.add(target);
        }
      }
    }
  }

  /** The blocks that {@code entry} reaches, itself included. */
  static Set<Block> reachedFrom(Block entry) {
    Set<Block> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Block> pending = new ArrayList<>();
    reached.add(entry);
    pending.add(entry);
    while (!pending.isEmpty()) {
      Block block = pending.remove(pending.size() - 1);
      for (int i = 0; i < block.successorCount(); i++) {
        if (reached.add(block.successor(i))) {
          pending.add(block.successor(i));
        }
      }
    }
    return reached;
  }
}
