// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Maps allocations to the operations that free them, as built by {@link AllocationOpInterface#buildDealloc}. An
 * allocation without that interface is freed by the usual operation.
 *
 * <p>A query builds the deallocation and erases it again, so it is done once per kind of allocation: the deallocation
 * must depend on the name of the allocation only. Not thread-safe.
 */
public final class FreeingOperations {
  private final String usual;
  /** The name of the freeing operation for each name of an allocation; null for allocations that cannot be freed. */
  private final Map<OperationName, String> answers = new HashMap<>();

  /**
   * Creates the map; {@code usual} is the name of the operation that frees buffers of allocations without the
   * interface.
   */
  public FreeingOperations(String usual) {
    this.usual = usual;
  }

  /** Returns whether {@code result}, a result of {@code op}, is a buffer that {@code op} allocates. */
  static boolean allocates(Operation op, Value result) {
    return result.type() instanceof BaseMemRefType
        && (op.implementsInterface(AllocationOpInterface.class)
            || MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, result));
  }

  /** Returns the name of the operation that frees the allocation {@code op}; null if it cannot be freed. */
  public @Nullable String of(Operation op) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    if (allocation == null) {
      return usual;
    }
    if (!answers.containsKey(op.name())) {
      answers.put(op.name(), ask(op, allocation));
    }
    return answers.get(op.name());
  }

  /** Returns whether the allocation {@code op} is freed by another operation than the usual one. */
  public boolean isOwn(Operation op) {
    String freeing = of(op);
    return freeing != null && !freeing.equals(usual);
  }

  private static @Nullable String ask(Operation op, AllocationOpInterface allocation) {
    for (Value result : List.of(op.results())) {
      if (result.type() instanceof BaseMemRefType) {
        Operation next = op.next();
        Operation freeing = allocation.buildDealloc(op, OpBuilder.after(op), result);
        String name = freeing == null ? null : freeing.name().name();
        Operation last = next == null ? op.block().last() : next.previous();
        while (last != op) {
          Operation previous = last.previous();
          last.erase();
          last = previous;
        }
        return name;
      }
    }
    return null;
  }
}
