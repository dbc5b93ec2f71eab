// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.AllocationOpInterface.HoistingKind;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/** Finds the operations that allocate one result, by their memory effects. Linear. */
public final class BufferAllocations {
  private BufferAllocations() {}

  /**
   * Returns the allocated results inside {@code root} that live until they are freed, in the order of a post-order
   * walk.
   */
  public static List<OpResult> in(Operation root) {
    return find(root, false);
  }

  /**
   * Returns the allocated results inside {@code root} that live until their automatic allocation scope is left, in the
   * order of a post-order walk.
   */
  public static List<OpResult> onStackIn(Operation root) {
    return find(root, true);
  }

  /** Returns whether {@code op} is known to allocate {@code result}, which then exists until it is freed. */
  public static boolean allocates(Operation op, Value result) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    for (int i = 0; effects != null && i < effects.size(); i++) {
      MemoryEffect effect = effects.get(i);
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == result) {
        return effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
      }
    }
    return false;
  }

  /** Returns whether the operation that defines {@code allocated} permits hoisting of the kind {@code wanted}. */
  public static boolean isHoistable(OpResult allocated, HoistingKind wanted) {
    AllocationOpInterface allocation = allocated.owner().getInterface(AllocationOpInterface.class);
    if (allocation == null || !(allocated.type() instanceof BaseMemRefType)) {
      return false;
    }
    HoistingKind kind = allocation.getHoistingKind(allocated.owner());
    return kind == wanted || kind == HoistingKind.BOTH;
  }

  private static List<OpResult> find(Operation root, boolean onStack) {
    List<OpResult> found = new ArrayList<>();
    List<MemoryEffect> effects = new ArrayList<>();
    root.walk(op -> {
      MemoryEffectOpInterface known = op.resultCount() == 0 ? null : op.getInterface(MemoryEffectOpInterface.class);
      if (known == null) {
        return;
      }
      effects.clear();
      known.getEffects(op, effects);
      OpResult allocated = onlyAllocation(effects, onStack);
      if (allocated != null) {
        found.add(allocated);
      }
    });
    return found;
  }

  private static @Nullable OpResult onlyAllocation(List<MemoryEffect> effects, boolean onStack) {
    OpResult found = null;
    for (MemoryEffect effect : effects) {
      boolean isWanted = effect.kind() == MemoryEffect.Kind.ALLOCATE
          && onStack == (effect.resource() == MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE);
      if (isWanted && effect.value() instanceof OpResult result) {
        if (found != null) {
          return null;
        }
        found = result;
      }
    }
    return found;
  }
}
