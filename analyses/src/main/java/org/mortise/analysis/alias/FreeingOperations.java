// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Which operations free what allocations allocate. An allocation tells by {@link AllocationOpInterface#buildDealloc};
 * one that does not implement the interface is freed in the usual way.
 *
 * <p>To ask is to make the operation and to erase it again, so each kind of allocation is asked once: what frees a
 * buffer must depend on the name of the allocation only. Not thread-safe.
 */
public final class FreeingOperations {
  private final String usual;
  /** Null for allocations that cannot be freed. */
  private final Map<OperationName, String> answers = new HashMap<>();

  /** {@code usual} is the name of the operation that frees what nobody else claims to free. */
  public FreeingOperations(String usual) {
    this.usual = usual;
  }

  /** Whether {@code result}, a result of {@code op}, is a buffer that {@code op} allocates. */
  static boolean allocates(Operation op, Value result) {
    return result.type() instanceof BaseMemRefType
        && (op.implementsInterface(AllocationOpInterface.class)
            || MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, result));
  }

  /** The name of the operation that frees what {@code op} allocates; null if none can. */
  public String of(Operation op) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    if (allocation == null) {
      return usual;
    }
    if (!answers.containsKey(op.name())) {
      answers.put(op.name(), ask(op, allocation));
    }
    return answers.get(op.name());
  }

  /** Whether what {@code op} allocates is freed by an operation of its own. */
  public boolean isOwn(Operation op) {
    String freeing = of(op);
    return freeing != null && !freeing.equals(usual);
  }

  private static String ask(Operation op, AllocationOpInterface allocation) {
    for (Value result : List.of(op.results())) {
      if (result.type() instanceof BaseMemRefType) {
        Operation behind = op.next();
        Operation freeing = allocation.buildDealloc(op, OpBuilder.after(op), result);
        String name = freeing == null ? null : freeing.name().name();
        Operation last = behind == null ? op.block().last() : behind.previous();
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
