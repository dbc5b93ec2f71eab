// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The kinds of the allocated buffers, according to the interfaces of the allocations. A query builds the deallocation
 * and erases it again; this is done once for all allocations of a name that {@code memref.dealloc} frees, and otherwise
 * for each allocation, because the attributes and operands of its deallocation may depend on it.
 */
final class AllocationKinds {
  /** The names of allocations that {@code memref.dealloc} frees. */
  private final Set<OperationName> usual = new HashSet<>();
  private final Map<Operation, @Nullable Freeing> known = new HashMap<>();

  private final BufferPolicies policies;

  AllocationKinds(BufferPolicies policies) {
    this.policies = policies;
  }

  /** Returns the kind of the buffers that {@code op} allocates; null if no pass may free them. */
  @Nullable Freeing of(Operation op) {
    Value buffer = bufferOf(op);
    if (buffer != null && policies.ofResult(op, buffer).isOfProgram()) {
      return null;
    }
    if (usual.contains(op.name())) {
      return Freeing.USUAL;
    }
    if (!known.containsKey(op)) {
      Freeing found = ask(op);
      if (found != null && found.isUsual()) {
        usual.add(op.name());
      } else {
        known.put(op, found);
      }
    }
    return usual.contains(op.name()) ? Freeing.USUAL : known.get(op);
  }

  private static @Nullable Freeing ask(Operation op) {
    Value buffer = bufferOf(op);
    if (buffer == null) {
      return Freeing.USUAL;
    }
    boolean known = op.implementsInterface(AllocationOpInterface.class)
        || op.implementsInterface(OwnDeallocationOpInterface.class);
    return known ? tried(op, () -> {
      Operation free = free(op, OpBuilder.after(op), buffer);
      boolean isShared = free != null && free.operandCount() == 1 && free.operand(0) == buffer && op.next() == free
          && free.resultCount() == 0 && free.regionCount() == 0;
      return free == null ? null : Freeing.by(free, op, isShared);
    }) : Freeing.USUAL;
  }

  private static @Nullable Value bufferOf(Operation op) {
    for (Value result : op.results()) {
      if (result.type() instanceof BaseMemRefType) {
        return result;
      }
    }
    return null;
  }

  /** Returns the result of {@code query}, and erases the operations that it creates after {@code op}. */
  private static <T> @Nullable T tried(Operation op, Supplier<@Nullable T> query) {
    Operation next = op.next();
    T answer = query.get();
    Operation last = next == null ? op.block().last() : next.previous();
    while (last != op) {
      Operation previous = last.previous();
      last.erase();
      last = previous;
    }
    return answer;
  }

  /** Creates the operation that frees {@code buffer} of the allocation {@code op}; null if there is none. */
  static @Nullable Operation free(Operation op, OpBuilder builder, Value buffer) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    return allocation != null ? allocation.buildDealloc(op, builder, buffer)
        : op.getInterface(OwnDeallocationOpInterface.class).buildDealloc(op, builder, buffer);
  }

  /** Returns whether {@code op} can copy its buffer into a new buffer of kind {@code kind}. */
  boolean isCopyOfKind(Operation op, Freeing kind) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    Value buffer = bufferOf(op);
    return allocation != null && Objects.equals(Boolean.TRUE, tried(op, () -> {
      Value copy = allocation.buildClone(op, OpBuilder.after(op), buffer);
      Operation made = copy == null ? null : copy.definingOp();
      Freeing found = made == null || copy.type() != buffer.type() ? null : ask(made);
      return found != null && found.isSame(kind);
    }));
  }
}
