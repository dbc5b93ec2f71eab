// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.OwnDeallocationOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Maps allocations to the operations that free them, as built by {@link AllocationOpInterface#buildDealloc}. An
 * allocation without that interface is freed by the usual operation, as in MLIR. In two cases the operation that {@link
 * OwnDeallocationOpInterface} builds frees it: a policy selects its buffer, or {@link #ofDialects} has made this map.
 * An allocation that a policy leaves to the program is not freed.
 *
 * <p>A query builds the deallocation and erases it again, so it is done once per kind of allocation: the name of the
 * deallocation must depend on the name of the allocation only. Not thread-safe.
 */
public final class FreeingOperations {
  private final String usual;
  private final BufferPolicies policies;
  private final boolean isOfMlir;
  /** The name of the freeing operation for each name of an allocation; null for allocations that cannot be freed. */
  private final Map<OperationName, String> answers = new HashMap<>();

  /**
   * Creates the map; {@code usual} is the name of the operation that frees buffers of allocations without the
   * interface.
   */
  public FreeingOperations(String usual, BufferPolicies policies) {
    this(usual, policies, true);
  }

  private FreeingOperations(String usual, BufferPolicies policies, boolean isOfMlir) {
    this.usual = usual;
    this.policies = policies;
    this.isOfMlir = isOfMlir;
  }

  /** Returns a map in which {@link OwnDeallocationOpInterface} applies to all allocations, also unselected ones. */
  public static FreeingOperations ofDialects(String usual, BufferPolicies policies) {
    return new FreeingOperations(usual, policies, false);
  }

  /** Returns whether {@code result}, a result of {@code op}, is a buffer that {@code op} allocates. */
  static boolean allocates(Operation op, Value result) {
    return result.type() instanceof BaseMemRefType
        && (op.implementsInterface(AllocationOpInterface.class)
            || MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, result));
  }

  /** Returns the name of the operation that frees the allocation {@code op}; null if it must not be freed. */
  public @Nullable String of(Operation op) {
    boolean isKnown = op.implementsInterface(AllocationOpInterface.class);
    if (!isKnown && isOfMlir && policies.areNone()) {
      return usual;
    }
    Value buffer = bufferOf(op);
    if (buffer != null && policies.leavesToProgram(op, buffer)) {
      return null;
    }
    if (!isKnown && (buffer == null || !isOwnWithoutInterface(op, buffer))) {
      return usual;
    }
    if (!answers.containsKey(op.name())) {
      answers.put(op.name(), buffer == null ? null : ask(op, buffer));
    }
    return answers.get(op.name());
  }

  private boolean isOwnWithoutInterface(Operation op, Value buffer) {
    return op.implementsInterface(OwnDeallocationOpInterface.class) && (!isOfMlir || policies.select(op, buffer));
  }

  /** Returns whether the allocation {@code op} is freed by another operation than the usual one. */
  public boolean isOwn(Operation op) {
    String freeing = of(op);
    return freeing != null && !freeing.equals(usual);
  }

  /**
   * Returns whether {@code op} is freed by the usual operation although it defines its own deallocation, because no
   * policy selects it.
   */
  public boolean isFreedAsInMlir(Operation op) {
    return op.implementsInterface(OwnDeallocationOpInterface.class)
        && !op.implementsInterface(AllocationOpInterface.class) && usual.equals(of(op));
  }

  /** Creates the operation that frees {@code buffer} of the allocation {@code op}; null if there is none. */
  public static @Nullable Operation free(Operation op, OpBuilder builder, Value buffer) {
    AllocationOpInterface allocation = op.getInterface(AllocationOpInterface.class);
    return allocation != null ? allocation.buildDealloc(op, builder, buffer)
        : op.getInterface(OwnDeallocationOpInterface.class).buildDealloc(op, builder, buffer);
  }

  private static @Nullable Value bufferOf(Operation op) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof BaseMemRefType) {
        return op.result(i);
      }
    }
    return null;
  }

  private static @Nullable String ask(Operation op, Value buffer) {
    Operation next = op.next();
    Operation freeing = free(op, OpBuilder.after(op), buffer);
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
