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
import org.mortise.ir.Walk;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.interfaces.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * What happens to a buffer between two operations of one block. Follows views, and buffers out of regions, but not into
 * them. Linear in the uses of the buffer and its views.
 */
final class BufferSpan {
  /**
   * Operations to look at inside of one before it is taken for one that frees. Without a limit, clones at each level of
   * deep nests would be looked for a free all the way down, again and again: the time would be quadratic in the depth.
   * Beyond the limit a clone stays, which is right, though it costs a copy.
   */
  static final int BUDGET = 1000;

  private final Operation start;
  private final Operation end;

  BufferSpan(Operation start, Operation end) {
    this.start = start;
    this.end = end;
  }

  /**
   * Whether a view of {@code other} is used by, or behind, an operation that uses a view of {@code buffer}, itself or
   * inside of its regions, which free what they did not make.
   */
  boolean isUsedOnceFreedInside(Value other, Value buffer) {
    Operation[] first = new Operation[1];
    forEachUser(buffer, (op, user) -> {
      boolean isEarlier = first[0] == null || op.isBeforeInBlock(first[0]);
      if (isEarlier && op.regionCount() > 0 && !(user != op && onlyAccesses(user)) && freesInside(op)) {
        first[0] = op;
      }
    });
    if (first[0] == null) {
      return false;
    }
    boolean[] used = new boolean[1];
    forEachUser(other, (op, user) -> used[0] |= !op.isBeforeInBlock(first[0]));
    return used[0];
  }

  /**
   * Whether {@code op} frees something. The reference overlooks {@code bufferization.dealloc}, which has no effects.
   */
  static boolean frees(Operation op) {
    return MemoryEffects.hasEffect(op, Kind.FREE, null) || DeallocOp.of(op) != null;
  }

  /** Visits the operations between the two, with each user of a view of {@code buffer} that they are or have inside. */
  private void forEachUser(Value buffer, BiConsumer<Operation, Operation> visitor) {
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
          visitor.accept(op, use.owner());
        }
        addViews(use.owner(), pending);
      }
    }
  }

  /** Whether {@code user} neither frees what it uses nor passes it on to somebody who does. */
  private static boolean onlyAccesses(Operation user) {
    if (user.regionCount() > 0 || user.hasTrait(Trait.TERMINATOR) || MemoryEffects.of(user) == null || frees(user)) {
      return false;
    }
    for (int i = 0; i < user.resultCount(); i++) {
      if (user.result(i).type() instanceof BaseMemRefType) {
        return false;
      }
    }
    return true;
  }

  private boolean isBetween(Operation op) {
    return start.isBeforeInBlock(op) && op.isBeforeInBlock(end);
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
        budget[0]-- == 0 || inner != op && freesGiven(inner, op)
            ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT;
  }

  /** Whether {@code op} frees something else than a buffer that is made inside of {@code root}. */
  private static boolean freesGiven(Operation op, Operation root) {
    if (DeallocOp.of(op) != null) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    for (int i = 0; effects != null && i < effects.size(); i++) {
      if (effects.get(i).kind() == Kind.FREE && !isMadeInside(root, effects.get(i).value())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMadeInside(Operation root, Value value) {
    Operation maker = value == null ? null : value.definingOp();
    return maker != null && root.isProperAncestor(maker) && MemoryEffects.hasEffect(maker, Kind.ALLOCATE, value);
  }
}
