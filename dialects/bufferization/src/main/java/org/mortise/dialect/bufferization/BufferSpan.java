// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * What happens to a buffer between two operations of one block. Follows views, and buffers out of regions, but not into
 * them. Linear in the uses of the buffer and its views.
 */
final class BufferSpan {
  /** Operations to look at inside of one before it is taken for one that frees. */
  private static final int BUDGET = 1000;

  private final Operation start;
  private final Operation end;

  BufferSpan(Operation start, Operation end) {
    this.start = start;
    this.end = end;
  }

  /** Whether a view of {@code buffer} is used. */
  boolean isUsed(Value buffer) {
    return anyUser(buffer, user -> true);
  }

  /** Whether an operation whose regions free something takes a view of {@code buffer}. */
  boolean isFreedInside(Value buffer) {
    return anyUser(buffer, user -> user.regionCount() > 0 && freesInside(user));
  }

  /** Whether {@code op} frees something. The reference overlooks {@code bufferization.dealloc}, which has no effects. */
  static boolean frees(Operation op) {
    return MemoryEffects.hasEffect(op, Kind.FREE, null) || DeallocOp.of(op) != null;
  }

  private boolean anyUser(Value buffer, Predicate<Operation> condition) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Value> pending = new ArrayList<>();
    pending.add(buffer);
    while (!pending.isEmpty()) {
      Value value = pending.remove(pending.size() - 1);
      if (!seen.add(value)) {
        continue;
      }
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        if (isBetween(use.owner()) && condition.test(use.owner())) {
          return true;
        }
        addViews(use.owner(), pending);
      }
    }
    return false;
  }

  private boolean isBetween(Operation user) {
    Operation op = start.block().findAncestorOpInBlock(user);
    return op != null && start.isBeforeInBlock(op) && op.isBeforeInBlock(end);
  }

  private static void addViews(Operation user, List<Value> views) {
    Operation viewing = user.hasTrait(Trait.TERMINATOR) ? user.parentOp() : user;
    if (viewing == user && !user.implementsInterface(ViewLikeOpInterface.class)) {
      return;
    }
    for (int i = 0; i < viewing.resultCount(); i++) {
      if (viewing.result(i).type() instanceof BaseMemRefType) {
        views.add(viewing.result(i));
      }
    }
  }

  private static boolean freesInside(Operation op) {
    int[] budget = {BUDGET};
    return op.walkPreOrder((Operation inner) ->
        budget[0]-- == 0 || inner != op && frees(inner)
            ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT;
  }
}
