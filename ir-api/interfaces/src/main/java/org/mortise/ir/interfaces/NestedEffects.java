// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;

/**
 * Answers for many operations whether they are trivially dead or free of memory effects, as {@link MemoryEffects} does
 * for one. It remembers the answers for operations with regions and does not walk through these again, so that asking
 * from inside to outside is linear in the operations. {@link BlockingEffects} is for asking from outside to inside.
 *
 * <p>It does not hear of changes: nothing may be made, moved or given other effects between questions. Uses may change,
 * and what was asked for may be erased together with everything inside it.
 */
public final class NestedEffects {
  private final Set<Operation> droppable = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Operation> missed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Operation, Boolean> free = new IdentityHashMap<>();

  /** Whether {@code op} has no uses and would not be missed. */
  public boolean isTriviallyDead(Operation op) {
    if (op.hasResultUses()) {
      return false;
    }
    if (op.regionCount() == 0) {
      return MemoryEffects.wouldBeTriviallyDead(op);
    }
    Operation obstacle = MemoryEffects.obstacleToErasing(op, inner -> known(inner, droppable, missed));
    if (obstacle == null) {
      droppable.add(op);
      return true;
    }
    // What is in the way of the operation only because of itself, or of where it ends, need not be in the way
    // elsewhere.
    if (obstacle != op && (missed.contains(obstacle) || !MemoryEffects.allocatesArgument(obstacle))) {
      missed.add(op);
    }
    return false;
  }

  /** Whether {@code op}, with everything inside it, touches no memory. */
  public boolean isMemoryEffectFree(Operation op) {
    if (op.regionCount() == 0) {
      return MemoryEffects.isMemoryEffectFree(op);
    }
    Boolean known = free.get(op);
    if (known == null) {
      known = touchesNothing(op);
      free.put(op, known);
    }
    return known;
  }

  private boolean touchesNothing(Operation op) {
    List<MemoryEffect> effects = new ArrayList<>(0);
    Walk.Result result = op.walkPreOrder((Operation inner) -> {
      Boolean known = inner.regionCount() == 0 ? null : free.get(inner);
      if (known != null) {
        return known ? Walk.Result.SKIP : Walk.Result.INTERRUPT;
      }
      Walk.Result step = MemoryEffects.collect(inner, effects);
      return effects.isEmpty() ? step : Walk.Result.INTERRUPT;
    });
    return result != Walk.Result.INTERRUPT;
  }

  private static Walk.Result known(Operation op, Set<Operation> yes, Set<Operation> no) {
    if (op.regionCount() == 0) {
      return null;
    }
    if (yes.contains(op)) {
      return Walk.Result.SKIP;
    }
    return no.contains(op) ? Walk.Result.INTERRUPT : null;
  }
}
