// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * The unreachable blocks of a program that is being rewritten. In unreachable code a value can depend on itself, so
 * folding might not terminate; such code is not folded until it is erased.
 *
 * <p>A region is analysed again after its branches changed, but a large region only after a proportional amount of
 * other work was done, so the total is linear.
 */
final class UnreachableBlocks {
  private static final int SHARE = 16;

  private static final class State {
    boolean stale = true;
    long asked;
    ReachedBlocks reached;
    /** Null if there are none. */
    @Nullable Set<Block> unreachable;
  }

  /** Whether only unreachable blocks count in which a value may depend on itself. */
  private final boolean onlyAfterCycles;
  private final Map<Region, State> states = new IdentityHashMap<>();
  private @Nullable Region lastRegion;
  private @Nullable State lastState;

  UnreachableBlocks(boolean onlyAfterCycles) {
    this.onlyAfterCycles = onlyAfterCycles;
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

  /** Returns whether {@code op} is known to be directly in an unreachable block. */
  boolean contains(Operation op) {
    Region region = op.parentRegion();
    if (region == null || region.hasOneBlock()) {
      return false;
    }
    State state = stateOf(region);
    state.asked++;
    if (state.stale && (state.reached == null || state.asked * SHARE >= state.reached.size())) {
      update(state, region);
    }
    return state.unreachable != null && state.unreachable.contains(op.block());
  }

  private @Nullable State stateOf(Region region) {
    if (region != lastRegion) {
      lastState = states.computeIfAbsent(region, unknown -> new State());
      lastRegion = region;
    }
    return lastState;
  }

  private void update(State state, Region region) {
    state.reached = ReachedBlocks.of(region);
    state.unreachable = null;
    List<Block> unreachable = state.reached.others();
    if (!unreachable.isEmpty()) {
      state.unreachable = Collections.newSetFromMap(new IdentityHashMap<>());
      state.unreachable.addAll(unreachable);
      if (onlyAfterCycles) {
        removeAllBeforeLoops(state.unreachable);
      }
    }
    state.asked = 0;
    state.stale = false;
  }

  /** Removes blocks without predecessors repeatedly; blocks in or after a cycle remain. */
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
}
