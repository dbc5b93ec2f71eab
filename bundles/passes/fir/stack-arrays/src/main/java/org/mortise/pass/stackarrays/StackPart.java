// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.pass.stackarrays.PlacementFinder.Obstacle;

/**
 * Finds the part of a block after which the stack can be released: from the allocation of an array to the last
 * operation that frees it, directly or in a region. Arrays of computed size that are allocated in the part and freed
 * later extend it, as the stack is released in the opposite order. Linear in the operations of the part.
 */
final class StackPart {
  /** The maximum number of operations in a part. */
  private static final int MAX_OPERATIONS = 65_536;

  private final HeapArrays arrays;
  private int operations;
  private @Nullable Operation end;
  private @Nullable Obstacle obstacle;

  StackPart(HeapArrays arrays) {
    this.arrays = arrays;
  }

  /** Returns the last operation of the part for an array, or null if there is no such part. */
  @Nullable Operation endOf(Operation allocation) {
    if (arrays.freesOf(allocation).isEmpty()) {
      return null;
    }
    operations = 0;
    end = allocation;
    extendBy(allocation);
    for (Operation op = allocation.next(); obstacle == null && op != null && op != end; op = op.next()) {
      op.walkPreOrder(inner -> visit(inner, allocation) ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT);
    }
    return obstacle == null ? end : null;
  }

  /** Returns the reason why there is no part, or null if the array is freed by another variable. */
  @Nullable Obstacle obstacle() {
    return obstacle;
  }

  private boolean visit(Operation op, Operation allocation) {
    boolean grows = AllocaOp.of(op) != null && (op.block() == allocation.block() || isUsedOutside(op));
    if (grows || ++operations > MAX_OPERATIONS) {
      obstacle = new Obstacle("and the stack grows before it is freed", op);
    } else if (arrays.numberOf(op) != null && op.operandCount() > 0) {
      extendBy(op);
    }
    return obstacle == null;
  }

  private void extendBy(Operation allocation) {
    for (Operation free : arrays.freesOf(allocation)) {
      Operation inBlock = end.block().findAncestorOpInBlock(free);
      if (inBlock == null) {
        obstacle = new Obstacle("and freed in another block", free);
        return;
      }
      end = end.isBeforeInBlock(inBlock) ? inBlock : end;
    }
    end = lastInRow(end);
  }

  /** Returns the last operation in the row of frees and effect-free operations after {@code first}. */
  private static Operation lastInRow(Operation first) {
    Operation last = first;
    for (Operation op = first.next(); op != null; op = op.next()) {
      if (FreeMemOp.of(op) != null) {
        last = op;
      } else if (op.regionCount() > 0 || !MemoryEffects.isMemoryEffectFree(op)) {
        break;
      }
    }
    return last;
  }

  /** Returns whether the address of stack memory may leave the region in which it is allocated. */
  private static boolean isUsedOutside(Operation alloca) {
    Deque<Value> addresses = new ArrayDeque<>(alloca.resultList());
    while (!addresses.isEmpty()) {
      for (OpOperand use : addresses.poll().uses()) {
        Operation user = use.owner();
        StoreOp store = StoreOp.of(user);
        if (user.hasTrait(Trait.TERMINATOR) || store != null && store.value() == use.value()) {
          return true;
        }
        for (OpResult result : MemoryEffects.isMemoryEffectFree(user) ? user.resultList() : alloca.resultList()) {
          if (result.definingOp() != alloca) {
            addresses.add(result);
          }
        }
      }
    }
    return false;
  }
}
