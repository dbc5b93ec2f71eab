// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelloopfusion;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.AliasAnalysis;
import org.mortise.analyses.alias.AliasResult;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.transform.OperationEquivalence;

/** Compares the memory accesses of two loop bodies over the same iteration space. */
final class LoopAccesses {
  private final ParallelOp first;
  private final ParallelOp second;
  private final AliasAnalysis aliases;

  LoopAccesses(ParallelOp first, ParallelOp second, AliasAnalysis aliases) {
    this.first = first;
    this.second = second;
    this.aliases = aliases;
  }

  /** An access to one element. */
  private record Access(Operation op, Value memref, List<Value> indices) {}

  /** The accesses of a loop. */
  private static final class Accesses {
    final List<Access> loads = new ArrayList<>();
    final List<Access> stores = new ArrayList<>();
    /** An operation with other effects, or null. */
    @Nullable Operation other;
  }

  /**
   * Returns the first access to an element that the other loop writes in another iteration; null if there is none.
   * Effects other than loads, stores and allocations count as such accesses.
   */
  @Nullable FusionObstacle obstacle() {
    Accesses before = accesses(first);
    Accesses after = before.other != null ? before : accesses(second);
    if (after.other != null) {
      return FusionObstacle.of(
          "'" + after.other.name() + "' may have other effects than to load, store and allocate", after.other);
    }
    FusionObstacle obstacle = obstacle(before.stores, after.loads);
    obstacle = obstacle != null ? obstacle : obstacle(before.loads, after.stores);
    return obstacle != null ? obstacle : obstacle(before.stores, after.stores);
  }

  private static Accesses accesses(ParallelOp loop) {
    Accesses found = new Accesses();
    loop.operation().walk(op -> {
      LoadOp load = LoadOp.of(op);
      StoreOp store = StoreOp.of(op);
      if (load != null) {
        found.loads.add(new Access(op, load.memref(), List.copyOf(load.indices())));
      } else if (store != null) {
        found.stores.add(new Access(op, store.memref(), List.copyOf(store.indices())));
      } else if (found.other == null && !op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS) && !onlyAllocates(op)) {
        found.other = op;
      }
    });
    return found;
  }

  private static boolean onlyAllocates(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null) {
      return MemoryEffects.isMemoryEffectFree(op);
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() != MemoryEffect.Kind.ALLOCATE) {
        return false;
      }
    }
    return true;
  }

  private @Nullable FusionObstacle obstacle(List<Access> before, List<Access> after) {
    for (Access late : after) {
      for (Access early : before) {
        if (!match(early, late)) {
          return FusionObstacle.of(
              "an iteration may access an element that another iteration writes", early.op, late.op);
        }
      }
    }
    return null;
  }

  /** Returns whether the accesses are to different memory, or to the same element in the same iteration. */
  private boolean match(Access early, Access late) {
    if (isInside(late.memref) || isInside(early.memref)) {
      return early.memref != late.memref && aliases.alias(early.memref, late.memref) == AliasResult.NO;
    }
    if (early.memref != late.memref) {
      return aliases.alias(early.memref, late.memref) == AliasResult.NO;
    }
    for (int i = 0; i < early.indices.size(); i++) {
      if (!isSameIndex(early.indices.get(i), late.indices.get(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isInside(Value value) {
    return first.region().isAncestor(value.parentRegion()) || second.region().isAncestor(value.parentRegion());
  }

  private boolean isSameIndex(Value early, Value late) {
    if (inSecond(early) == late) {
      return true;
    }
    Operation earlyOp = early.definingOp();
    Operation lateOp = late.definingOp();
    if (earlyOp == null || lateOp == null || earlyOp.regionCount() > 0
        || !MemoryEffects.isMemoryEffectFree(earlyOp) || !MemoryEffects.isMemoryEffectFree(lateOp)
        || !OperationEquivalence.sameShell(earlyOp, lateOp)) {
      return false;
    }
    for (int i = 0; i < earlyOp.operandCount(); i++) {
      if (inSecond(earlyOp.operand(i)) != inSecond(lateOp.operand(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the corresponding variable of the second loop for a variable of the first, otherwise the value. */
  private Value inSecond(Value value) {
    int index = first.inductionVariables().indexOf(value);
    return index < 0 ? value : second.inductionVariables().get(index);
  }
}
