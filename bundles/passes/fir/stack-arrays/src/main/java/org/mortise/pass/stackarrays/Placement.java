// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;

/**
 * A place for a stack allocation.
 *
 * @param block the block
 * @param after the operation before the place, or null for the start of the block
 * @param restoresStack whether the memory is given back, such as in a loop
 * @param end the operation after which it is given back, or null for where the array is freed
 * @param guard the bytes above which the array is on the heap, or {@link #UNGUARDED}
 * @param slot the memory that the array may share with others, or null
 */
record Placement(
    Block block, @Nullable Operation after, boolean restoresStack, @Nullable Operation end, long guard,
    @Nullable StackSlot slot) {
  static final long UNGUARDED = -1;

  static Placement atStart(Block block) {
    return new Placement(block, null, false, null, UNGUARDED, null);
  }

  static Placement after(Operation op) {
    return new Placement(op.block(), op, false, null, UNGUARDED, null);
  }

  static Placement givenBack(Operation allocation, @Nullable Operation end) {
    return new Placement(allocation.block(), allocation, true, end, UNGUARDED, null);
  }

  Placement guardedBy(long bytes) {
    return new Placement(block, after, restoresStack, end, bytes, slot);
  }

  Placement in(@Nullable StackSlot shared) {
    return new Placement(block, after, restoresStack, end, guard, shared);
  }

  /** Returns whether the array shares memory with another array. */
  boolean isShared() {
    return slot != null && !slot.isCounted() && slot.arrays().size() > 1;
  }

  boolean isGuarded() {
    return guard != UNGUARDED;
  }

  void set(OpBuilder builder) {
    if (after == null) {
      builder.setInsertionPointToStart(block);
    } else {
      builder.setInsertionPointAfter(after);
    }
  }
}
