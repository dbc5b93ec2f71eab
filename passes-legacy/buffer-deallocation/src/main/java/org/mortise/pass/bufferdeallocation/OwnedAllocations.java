// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * Finds allocations by the memory effects of operations. Ignores memory of automatic allocation scopes, operations that
 * allocate several results, and buffers that several operations free.
 */
final class OwnedAllocations {
  private OwnedAllocations() {}

  /** Returns the owned buffer that {@code op} allocates, or null. */
  static @Nullable OwnedBuffer of(Operation op) {
    OpResult allocated = op.resultCount() == 0 ? null : allocatedBy(op);
    return allocated == null ? null : ownedBuffer(allocated);
  }

  /**
   * Returns the owned buffer {@code allocated}, with the operation that frees it already; null if several operations
   * do.
   */
  static @Nullable OwnedBuffer ownedBuffer(Value allocated) {
    List<Operation> frees = frees(allocated);
    if (frees.isEmpty()) {
      return new OwnedBuffer(allocated);
    }
    if (frees.stream().allMatch(user -> user.resultCount() > 0)) {
      return new OwnedBuffer(allocated, null, frees);
    }
    return frees.size() == 1 ? new OwnedBuffer(allocated, frees.get(0), List.of()) : null;
  }

  /** Returns the single result that {@code op} allocates, or null. */
  static @Nullable OpResult allocatedBy(Operation op) {
    MemoryEffectOpInterface known = op.getInterface(MemoryEffectOpInterface.class);
    if (known == null || !known.hasEffect(op, MemoryEffect.Kind.ALLOCATE, null)) {
      return null;
    }
    List<MemoryEffect> effects = new ArrayList<>(2);
    known.getEffects(op, effects);
    OpResult found = null;
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE
          && effect.resource() != Resource.AUTOMATIC_ALLOCATION_SCOPE
          && effect.value() instanceof OpResult result) {
        if (found != null) {
          return null;
        }
        found = result;
      }
    }
    return found;
  }

  private static List<Operation> frees(Value allocated) {
    List<Operation> found = new ArrayList<>(1);
    for (OpOperand use = allocated.firstUse(); use != null; use = use.nextUse()) {
      if (MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, allocated)) {
        found.add(use.owner());
      }
    }
    return found;
  }
}
