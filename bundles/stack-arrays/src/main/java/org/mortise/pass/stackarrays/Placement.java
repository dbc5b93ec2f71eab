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
 * @param restoresStack whether the memory is given back where the array is freed, as the place is in a loop
 * @param guard the bytes above which the array is on the heap, or {@link #UNGUARDED}
 */
record Placement(Block block, @Nullable Operation after, boolean restoresStack, long guard) {
  static final long UNGUARDED = -1;

  static Placement atStart(Block block) {
    return new Placement(block, null, false, UNGUARDED);
  }

  static Placement after(Operation op) {
    return new Placement(op.block(), op, false, UNGUARDED);
  }

  static Placement inLoop(Operation allocation) {
    return new Placement(allocation.block(), allocation, true, UNGUARDED);
  }

  Placement guardedBy(long bytes) {
    return new Placement(block, after, restoresStack, bytes);
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
