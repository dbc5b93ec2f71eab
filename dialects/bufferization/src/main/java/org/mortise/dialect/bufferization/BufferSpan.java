// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * What happens to a buffer between two operations of one block, in them and inside of their regions. Follows the buffer
 * through views, branches and regions. Linear in the uses of all that can be the buffer.
 */
final class BufferSpan {
  private final Operation start;
  private final Operation end;

  BufferSpan(Operation start, Operation end) {
    this.start = start;
    this.end = end;
  }

  /** Whether {@code other} is used by, or behind, an operation that frees {@code buffer} inside of its regions. */
  boolean isUsedOnceFreedInside(Value other, Value buffer) {
    Operation[] first = new Operation[1];
    forEachUser(buffer, (op, use) -> {
      boolean isEarlier = first[0] == null || op.isBeforeInBlock(first[0]);
      if (isEarlier && op != use.owner() && frees(use)) {
        first[0] = op;
      }
    });
    if (first[0] == null) {
      return false;
    }
    boolean[] used = new boolean[1];
    forEachUser(other, (op, use) -> used[0] |= !op.isBeforeInBlock(first[0]));
    return used[0];
  }

  /**
   * Whether {@code op} frees something. The reference overlooks {@code bufferization.dealloc}, which has no effects.
   */
  static boolean frees(Operation op) {
    return MemoryEffects.hasEffect(op, Kind.FREE, null) || DeallocOp.of(op) != null;
  }

  /** Whether the user frees what it uses, or something of which it does not say that it is something else. */
  private static boolean frees(OpOperand use) {
    if (DeallocOp.of(use.owner()) != null) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(use.owner());
    for (int i = 0; effects != null && i < effects.size(); i++) {
      Value freed = effects.get(i).value();
      if (effects.get(i).kind() == Kind.FREE && (freed == null || freed == use.value())) {
        return true;
      }
    }
    return false;
  }

  /** Visits the operations between the two, with each use of the buffer by them or inside of them. */
  private void forEachUser(Value buffer, BiConsumer<Operation, OpOperand> visitor) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Value> pending = new ArrayList<>();
    pending.add(buffer);
    while (!pending.isEmpty()) {
      Value value = pending.remove(pending.size() - 1);
      if (!seen.add(value)) {
        continue;
      }
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        Operation op = start.block().findAncestorOpInBlock(use.owner());
        if (op != null && isBetween(op)) {
          visitor.accept(op, use);
        }
        NextAliases.collect(use, pending);
      }
    }
  }

  private boolean isBetween(Operation op) {
    return start.isBeforeInBlock(op) && op.isBeforeInBlock(end);
  }
}
