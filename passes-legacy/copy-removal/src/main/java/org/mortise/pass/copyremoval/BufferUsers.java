// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/**
 * Where in a block some values are used, by its operations or inside them. As what is asked for is near, as a rule, a
 * few operations are looked at first, and only then all uses.
 */
final class BufferUsers {
  private static final int NEAR = 64;

  private final List<Value> values;
  private final Set<Value> set = Collections.newSetFromMap(new IdentityHashMap<>());
  private int budget;

  private BufferUsers(List<Value> values) {
    this.values = values;
    this.set.addAll(values);
  }

  static BufferUsers of(List<Value> values) {
    return new BufferUsers(values);
  }

  /** The last operation before {@code end} that uses one of the values, or null. */
  Operation lastBefore(Operation end) {
    budget = NEAR;
    Operation op = end.previous();
    while (op != null && budget > 0) {
      if (isUsedBy(op)) {
        return op;
      }
      op = op.previous();
    }
    return op == null && budget > 0 ? null : lastBeforeByUses(end);
  }

  /** The first operation behind {@code start} in its block that uses one of the values. There has to be one. */
  Operation firstAfter(Operation start) {
    Operation first = null;
    for (Value value : values) {
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        Operation user = start.block().findAncestorOpInBlock(use.owner());
        if (user != null && start.isBeforeInBlock(user) && (first == null || user.isBeforeInBlock(first))) {
          first = user;
        }
      }
    }
    return first;
  }

  /** Whether an operation between two of one block uses one of the values. */
  boolean areBetween(Operation start, Operation end) {
    budget = NEAR;
    Operation op = start.next();
    while (op != end && budget > 0) {
      if (isUsedBy(op)) {
        return true;
      }
      op = op.next();
    }
    if (op == end && budget > 0) {
      return false;
    }
    Operation last = lastBeforeByUses(end);
    return last != null && start.isBeforeInBlock(last);
  }

  /** When the budget is used up the answer means nothing. */
  private boolean isUsedBy(Operation op) {
    return op.walkPreOrder((Operation inner) -> {
      budget--;
      for (int i = 0; i < inner.operandCount(); i++) {
        if (set.contains(inner.operand(i))) {
          return Walk.Result.INTERRUPT;
        }
      }
      return budget > 0 ? Walk.Result.ADVANCE : Walk.Result.SKIP;
    }) == Walk.Result.INTERRUPT;
  }

  private Operation lastBeforeByUses(Operation end) {
    Operation last = null;
    for (Value value : values) {
      for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
        Operation user = end.block().findAncestorOpInBlock(use.owner());
        if (user != null && user.isBeforeInBlock(end) && (last == null || last.isBeforeInBlock(user))) {
          last = user;
        }
      }
    }
    return last;
  }
}
