// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;

/**
 * Assigns the arrays of a function to stack slots that arrays with disjoint lifetimes share. Arrays are processed in
 * program order, like the budget; each takes the slot that grows least, then the smallest one. For lifetimes that are
 * intervals of straight-line code this minimizes the number of slots (the left-edge algorithm); an optimal coloring for
 * sizes is NP-hard, and JGraphT's colorings need all arrays before the first is placed.
 *
 * <p>Arrays of derived types have separate memory: they can hold descriptors, and alias tags state that descriptors and
 * numbers are different memory. So do arrays in regions that are not known to be executed by one thread sequentially.
 *
 * <p>Tries at most {@value #MAX_TRIED} slots for each array.
 */
final class StackSlots {
  private static final int MAX_TRIED = 256;

  private final ArrayLives lives;
  private final EntityLayout layout;
  private final Map<Block, List<StackSlot>> slots = new IdentityHashMap<>();

  StackSlots(ArrayLives lives, EntityLayout layout) {
    this.lives = lives;
    this.layout = layout;
  }

  /**
   * Returns a slot for an array, which is not assigned yet; null if it needs separate memory.
   *
   * @param frame the block in which the allocations of its function or outlined region are
   * @param bytes the size of the array, or an upper bound if its memory is released where it is freed
   */
  @Nullable StackSlot find(int number, AllocMemOp array, Placement place, Block frame, long bytes) {
    boolean isCounted = place.restoresStack();
    if (bytes <= 0 || !isSequential(array.operation(), frame) || !isCounted && !canShare(array, place)) {
      return null;
    }
    List<StackSlot> found = slots.getOrDefault(frame, List.of());
    StackSlot best = null;
    for (int i = found.size() - 1; i >= Math.max(0, found.size() - MAX_TRIED); i--) {
      StackSlot slot = found.get(i);
      if (slot.isCounted() == isCounted && !slot.overlaps(number, lives)
          && (best == null || isBetter(slot, best, bytes))) {
        best = slot;
      }
    }
    return best == null ? new StackSlot(frame, isCounted) : best;
  }

  private static boolean isBetter(StackSlot slot, StackSlot best, long bytes) {
    long growth = Math.max(bytes - slot.size(), 0);
    long least = Math.max(bytes - best.size(), 0);
    return growth < least || growth == least && slot.size() <= best.size();
  }

  void add(StackSlot slot, int number, AllocMemOp array, long bytes) {
    if (slot.size() == 0) {
      slots.computeIfAbsent(slot.frame(), frame -> new ArrayList<>()).add(slot);
    }
    slot.add(number, array, bytes, layout, lives);
  }

  private boolean canShare(AllocMemOp array, Placement place) {
    return place.after() == null && array.operation().operandCount() == 0
        && array.allocatedType() instanceof SequenceType type && EntityLayout.isPlain(type.elementType())
        && layout.sizeOf(type) > 0;
  }

  /** Returns whether a thread executes the regions between an array and its frame, one after another. */
  private static boolean isSequential(Operation array, Block frame) {
    for (Operation op = array.parentOp(); op != frame.parentOp(); op = op.parentOp()) {
      boolean isKnown = op.implementsInterface(RegionBranchOpInterface.class)
          || op.implementsInterface(LoopLikeOpInterface.class);
      if (!isKnown || op.hasTrait(Trait.HAS_PARALLEL_REGION)) {
        return false;
      }
    }
    return true;
  }
}
