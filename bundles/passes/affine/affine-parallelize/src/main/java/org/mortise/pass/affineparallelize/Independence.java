// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineparallelize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.affine.AccessDependence;
import org.mortise.dialect.affine.AffineAccess;
import org.mortise.dialect.affine.ForOp;
import org.mortise.dialect.affine.IfOp;
import org.mortise.dialect.affine.YieldOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** Whether the iterations of an affine loop are independent of each other. */
final class Independence {
  private final ForOp loop;
  private final Map<Value, List<AffineAccess>> accesses = new HashMap<>();

  private Independence(ForOp loop) {
    this.loop = loop;
  }

  /** Returns the reason for a dependence between iterations; null if there is none. Carried values are ignored. */
  static @Nullable String problemOf(ForOp loop) {
    return new Independence(loop).problem();
  }

  private @Nullable String problem() {
    Operation[] unknown = new Operation[1];
    loop.operation().walkPreOrder((Operation op) -> {
      unknown[0] = op == loop.operation() || isHarmless(op) ? null : op;
      return unknown[0] == null ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
    });
    if (unknown[0] != null) {
      return "'" + unknown[0].name() + "' in it has effects that are not known by element";
    }
    int depth = AccessDependence.commonLoops(loop.body().last(), loop.body().last());
    for (List<AffineAccess> same : accesses.values()) {
      if (conflict(same, depth)) {
        return "an iteration may write an element that another one reads or writes";
      }
    }
    return null;
  }

  private static boolean conflict(List<AffineAccess> accesses, int depth) {
    for (AffineAccess first : accesses) {
      for (AffineAccess second : accesses) {
        boolean writes = first.isStore() || second.isStore();
        boolean sameMemory = first.memref() == second.memref();
        if (writes && (!sameMemory || AccessDependence.mayExist(first, second, depth))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether only accesses added by this method can cause a dependence between iterations. */
  private boolean isHarmless(Operation op) {
    AffineAccess access = AffineAccess.of(op);
    if (access != null) {
      Value memory = viewed(access.memref());
      if (!isLocal(memory)) {
        accesses.computeIfAbsent(memory, key -> new ArrayList<>()).add(access);
      }
      return true;
    }
    return ForOp.of(op) != null || IfOp.of(op) != null || YieldOp.of(op) != null
        || allocates(op) || MemoryEffects.isMemoryEffectFree(op);
  }

  private boolean isLocal(Value memory) {
    Operation definition = memory.definingOp();
    return definition != null && loop.operation().isProperAncestor(definition) && allocates(definition);
  }

  private static boolean allocates(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects != null && effects.size() == 1 && effects.get(0).kind() == Kind.ALLOCATE;
  }

  /** Returns the memory that a value is a view of. */
  private static Value viewed(Value memref) {
    Value memory = memref;
    while (memory.definingOp() != null) {
      ViewLikeOpInterface view = memory.definingOp().getInterface(ViewLikeOpInterface.class);
      if (view == null) {
        return memory;
      }
      memory = view.getViewSource(memory.definingOp());
    }
    return memory;
  }
}
