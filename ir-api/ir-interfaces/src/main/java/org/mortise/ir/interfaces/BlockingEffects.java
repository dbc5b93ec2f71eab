// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;

/**
 * Decides for many operations whether they would be trivially dead, as {@link MemoryEffects#wouldBeTriviallyDead} does
 * for one. An effect that blocks the removal of a nested operation also blocks the removal of every enclosing
 * operation. Blocking effects are cached, so queries for all operations of a deep nest, from outside to inside, do not
 * walk the rest of the nest each time. Changes of operations must be reported by {@link #forget}.
 */
public final class BlockingEffects {
  /** The operations whose removal is blocked, with the operation that has the blocking effect. */
  private final Map<Operation, Operation> known = new IdentityHashMap<>();

  /** Returns whether {@code op} could be erased if its results had no uses. */
  public boolean wouldBeTriviallyDead(Operation op) {
    if (op.regionCount() == 0) {
      return MemoryEffects.wouldBeTriviallyDead(op);
    }
    if (known.containsKey(op)) {
      return false;
    }
    Operation blocking = MemoryEffects.blockingOperation(op);
    if (blocking == null) {
      return true;
    }
    remember(blocking, op);
    return false;
  }

  private void remember(Operation blocking, Operation outermost) {
    Operation current = blocking;
    while (known.put(current, blocking) == null && current != outermost) {
      current = current.parentOp();
    }
    known.put(outermost, blocking);
  }

  /** Drops the cached results that may be outdated after {@code op} was moved, modified or erased. */
  public void forget(Operation op) {
    if (known.containsKey(op)) {
      known.clear();
    }
  }

  public void clear() {
    known.clear();
  }
}
