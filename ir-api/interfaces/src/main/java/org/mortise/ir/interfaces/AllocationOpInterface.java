// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Frees, copies and moves the memory that an operation allocates. Which results are allocated is stated by
 * {@link org.mortise.ir.definition.MemoryEffectOpInterface}.
 *
 * <p>Where it is not implemented, the ownership-based deallocation frees in the usual way, by {@code memref.dealloc},
 * and the legacy one refuses to free at all; the allocation is neither hoisted nor put on the stack.
 */
public interface AllocationOpInterface extends OpInterface {
  /** How far an allocation can be moved up. */
  enum HoistingKind {
    /** Not at all. */
    NONE,
    /** Out of loops. */
    LOOP,
    /** To a block that dominates its own. */
    BLOCK,
    /** As {@link #LOOP} and as {@link #BLOCK}. */
    BOTH
  }

  /**
   * Makes the operation that frees {@code allocated}; null if it cannot be freed. Which operation that is must depend
   * on the name of {@code op} only.
   *
   * @param op an operation that allocates like the one that did; where control flow joins there are several
   * @param allocated a result of {@code op}, or its base buffer where only that is known
   */
  Operation buildDealloc(Operation op, OpBuilder builder, Value allocated);

  /**
   * Builds a copy of {@code allocated}, a result of {@code op}, in memory of its own; null if it cannot be copied. By
   * default it is copied as {@link BufferCloneOpInterface} says.
   */
  default Value buildClone(Operation op, OpBuilder builder, Value allocated) {
    BufferCloneOpInterface clones = op.getInterface(BufferCloneOpInterface.class);
    return clones == null ? null : clones.buildClone(op, builder, allocated);
  }

  /** How far {@code op} can be moved up. */
  default HoistingKind getHoistingKind(Operation op) {
    return HoistingKind.NONE;
  }

  /** Makes an allocation on the stack instead; null if there is none. */
  default Operation buildPromotedAlloc(Operation op, OpBuilder builder, Value allocated) {
    return null;
  }
}
