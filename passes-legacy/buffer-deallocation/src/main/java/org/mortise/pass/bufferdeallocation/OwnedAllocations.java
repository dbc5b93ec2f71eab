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
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Finds allocations by the memory effects of operations. Ignores memory of automatic allocation scopes, and buffers
 * that several operations free.
 */
final class OwnedAllocations {
  private OwnedAllocations() {}

  /**
   * Returns the owned buffer {@code allocated}, with the operation that frees it already; null if several operations
   * do.
   */
  static @Nullable OwnedBuffer ownedBuffer(Value allocated, OwnedResults results) {
    List<Operation> frees = frees(allocated);
    List<Operation> consumers = consumers(allocated, results);
    frees.removeAll(consumers);
    if (frees.isEmpty()) {
      return new OwnedBuffer(allocated, null, consumers);
    }
    return frees.size() == 1 && consumers.isEmpty() ? new OwnedBuffer(allocated, frees.get(0), List.of()) : null;
  }

  /** Returns the users of {@code allocated} that reuse it for their results, and the calls whose callees free it. */
  static List<Operation> consumers(Value allocated, OwnedResults results) {
    List<Operation> found = new ArrayList<>(0);
    for (OpOperand use = allocated.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      CallOpInterface call = user.getInterface(CallOpInterface.class);
      if (call != null && results.freedBy(user, call).containsKey(use.index())
          || user.resultCount() > 0 && MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, allocated)) {
        found.add(user);
      }
    }
    return found;
  }

  /** Returns whether the operation that defines {@code value} allocates its buffer. */
  static boolean isAllocated(OpResult value) {
    return MemoryEffects.hasEffect(value.owner(), MemoryEffect.Kind.ALLOCATE, value)
        && of(value.owner()).contains(value);
  }

  /** Returns the results that {@code op} allocates: memrefs, and other types that the operation says how to free. */
  static List<OpResult> of(Operation op) {
    MemoryEffectOpInterface known = op.resultCount() == 0 ? null : op.getInterface(MemoryEffectOpInterface.class);
    if (known == null || !known.hasEffect(op, MemoryEffect.Kind.ALLOCATE, null)) {
      return List.of();
    }
    List<MemoryEffect> effects = new ArrayList<>(2);
    known.getEffects(op, effects);
    List<OpResult> found = new ArrayList<>(1);
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE
          && effect.resource() != Resource.AUTOMATIC_ALLOCATION_SCOPE
          && effect.value() instanceof OpResult result && isFreed(result)) {
        found.add(result);
      }
    }
    return found;
  }

  private static boolean isFreed(OpResult result) {
    return result.type() instanceof BaseMemRefType || result.owner().implementsInterface(AllocationOpInterface.class)
        || result.owner().implementsInterface(OwnDeallocationOpInterface.class);
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
