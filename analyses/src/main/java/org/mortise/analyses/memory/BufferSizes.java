// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The sizes of buffers.
 *
 * @param extent the assumed size of dynamic dimensions; negative if their sizes are unknown
 */
public record BufferSizes(long extent) {
  /** An unknown number of bytes. */
  public static final long UNKNOWN = BufferSize.UNKNOWN;

  /** Returns the number of bytes of a buffer, or {@link #UNKNOWN}. */
  public long bytesOf(Value buffer) {
    return BufferSize.bytesOf(buffer, extent);
  }

  /** Returns the heap buffers of an operation: its allocations, and the results of calls. */
  public static List<OpResult> allocatedBy(Operation op) {
    if (op.resultCount() == 0) {
      return List.of();
    }
    if (op.implementsInterface(CallOpInterface.class)) {
      return op.resultList().stream().filter(result -> result.type() instanceof BaseMemRefType).toList();
    }
    List<MemoryEffect> effects = op.regionCount() == 0 ? MemoryEffects.of(op) : null;
    return effects == null ? List.of() : effects.stream()
        .filter(effect -> effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() instanceof OpResult
            && effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE)
        .map(effect -> (OpResult) effect.value()).toList();
  }

  /** Returns the heap buffers of a function with their bytes; null if a size is unknown. */
  @Nullable Map<Value, Long> allocatedIn(Operation function) {
    Map<Value, Long> allocated = new LinkedHashMap<>();
    function.walkPreOrder((Operation op) -> {
      allocatedBy(op).forEach(result -> allocated.put(result, bytesOf(result)));
    });
    return allocated.containsValue(UNKNOWN) ? null : allocated;
  }
}
