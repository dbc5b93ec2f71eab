// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;

/**
 * Decides for many operations whether they are trivially dead or free of memory effects, as {@link MemoryEffects} does
 * for one. Results for operations with regions are cached, so queries from inside to outside are linear in the
 * operations. {@link BlockingEffects} serves queries from outside to inside.
 *
 * <p>This class is not notified of changes: between queries no operation may be created, moved or given other effects.
 * Uses may change, and an operation that was queried may be erased with all operations inside it.
 */
public final class NestedEffects {
  private final Set<Operation> droppable = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Operation> missed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Operation, Boolean> free = new IdentityHashMap<>();

  /** Returns whether {@code op} has no uses and can be erased. */
  public boolean isTriviallyDead(Operation op) {
    if (op.hasResultUses()) {
      return false;
    }
    if (op.regionCount() == 0) {
      return MemoryEffects.wouldBeTriviallyDead(op);
    }
    Operation blocking = MemoryEffects.blockingOperation(op, inner -> known(inner, droppable, missed));
    if (blocking == null) {
      droppable.add(op);
      return true;
    }
    // An effect that blocks because of the operation itself or of its region need not block elsewhere.
    if (blocking != op && (missed.contains(blocking) || !MemoryEffects.allocatesArgument(blocking))) {
      missed.add(op);
    }
    return false;
  }

  /** Returns whether {@code op} and all operations inside it have no memory effects. */
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

  private static Walk.@Nullable Result known(Operation op, Set<Operation> yes, Set<Operation> no) {
    if (op.regionCount() == 0) {
      return null;
    }
    if (yes.contains(op)) {
      return Walk.Result.SKIP;
    }
    return no.contains(op) ? Walk.Result.INTERRUPT : null;
  }
}
