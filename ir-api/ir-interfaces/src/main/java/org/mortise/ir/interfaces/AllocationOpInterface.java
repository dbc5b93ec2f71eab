// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Describes how the memory that an operation allocates is freed, copied and moved. Its
 * {@link org.mortise.ir.definition.MemoryEffectOpInterface} describes the allocation itself and the allocated results.
 *
 * <p>For an allocation without this interface the ownership-based deallocation frees by {@code memref.dealloc}, and the
 * legacy deallocation reports an error. Such an allocation is neither hoisted nor moved to the stack.
 */
public interface AllocationOpInterface extends OpInterface {
  /** The regions and blocks out of which an allocation can be moved. */
  enum HoistingKind {
    /** Hoisting is not allowed. */
    NONE,
    /** Out of loops. */
    LOOP,
    /** To a block that dominates its own. */
    BLOCK,
    /** As {@link #LOOP} and as {@link #BLOCK}. */
    BOTH
  }

  /**
   * Creates the operation that frees {@code allocated}, or returns null if it cannot be freed. The name of the created
   * operation must depend only on the name of {@code op}.
   *
   * @param op the allocation of {@code allocated}, or one of several alternatives where control flow joins
   * @param allocated a result of {@code op}, or its base buffer if only the base buffer is known
   */
  @Nullable Operation buildDealloc(Operation op, OpBuilder builder, Value allocated);

  /**
   * Creates a copy of {@code allocated}, a result of {@code op}, in new memory, or returns null if it cannot be copied.
   * The default uses the {@link BufferCloneOpInterface} of {@code op}.
   */
  default @Nullable Value buildClone(Operation op, OpBuilder builder, Value allocated) {
    BufferCloneOpInterface clones = op.getInterface(BufferCloneOpInterface.class);
    return clones == null ? null : clones.buildClone(op, builder, allocated);
  }

  /** Returns how far {@code op} can be moved up. */
  default HoistingKind getHoistingKind(Operation op) {
    return HoistingKind.NONE;
  }

  /**
   * Returns whether {@code op} may be replaced by the buffer of an earlier allocation with the same operation name,
   * type, attributes and operands, which is then reused rather than freed.
   */
  default boolean mayBeReused(Operation op) {
    return getHoistingKind(op) != HoistingKind.NONE;
  }

  /** Creates the corresponding stack allocation, or returns null if there is none. */
  default @Nullable Operation buildPromotedAlloc(Operation op, OpBuilder builder, Value allocated) {
    return null;
  }
}
