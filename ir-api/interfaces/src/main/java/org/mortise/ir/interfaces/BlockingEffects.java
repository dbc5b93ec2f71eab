// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Operation;

/**
 * Answers for many operations whether they would be trivially dead, as {@link MemoryEffects#wouldBeTriviallyDead} does
 * for one. It remembers what is in the way of an operation with regions, which is in the way of all that encloses it,
 * so that asking for every operation of a deep nest, from outside to inside, does not walk through the rest of the nest
 * each time. Whoever changes operations between questions says so by {@link #forget}.
 */
public final class BlockingEffects {
  /** Operations that would be missed: obstacles, and what encloses them. */
  private final Map<Operation, Operation> known = new IdentityHashMap<>();

  /** Whether {@code op} would not be missed if its results had no uses. */
  public boolean wouldBeTriviallyDead(Operation op) {
    if (op.regionCount() == 0) {
      return MemoryEffects.wouldBeTriviallyDead(op);
    }
    if (known.containsKey(op)) {
      return false;
    }
    Operation obstacle = MemoryEffects.obstacleToErasing(op);
    if (obstacle == null) {
      return true;
    }
    remember(obstacle, op);
    return false;
  }

  private void remember(Operation obstacle, Operation outermost) {
    Operation current = obstacle;
    while (known.put(current, obstacle) == null && current != outermost) {
      current = current.parentOp();
    }
    known.put(outermost, obstacle);
  }

  /** To be called when {@code op} was moved, modified or is being erased. */
  public void forget(Operation op) {
    if (known.containsKey(op)) {
      known.clear();
    }
  }

  public void clear() {
    known.clear();
  }
}
