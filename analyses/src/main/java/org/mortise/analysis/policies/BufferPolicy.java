// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.policies;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperationName;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Selects buffers, and states what holds for them. A selector that is null selects all.
 *
 * @param memorySpace the memory space of the buffers
 * @param dialect the dialect of the operations that allocate them
 * @param operation the name of the operations that allocate them
 * @param isOfProgram whether the program frees the buffers, so that no pass does
 * @param stack whether they may be moved to the stack; null if their allocation decides
 * @param reuse whether their memory may be used again; null if their allocation decides
 * @param arena whether they may become a part of an arena; null if their allocation decides
 * @param pool where they are allocated; null if that is left to their allocation
 */
public record BufferPolicy(
    @Nullable Attribute memorySpace, @Nullable String dialect, @Nullable String operation, boolean isOfProgram,
    @Nullable Boolean stack, @Nullable Boolean reuse, @Nullable Boolean arena, @Nullable BufferPool pool) {
  /** That of buffers that are not selected by any other. */
  static final BufferPolicy DEFAULT = new BufferPolicy(null, null, null, false, null, null, null, null);

  boolean selects(@Nullable OperationName allocation, BaseMemRefType type) {
    return (memorySpace == null || isSpaceOf(memorySpace, type))
        && (dialect == null || allocation != null && allocation.dialectNamespace().equals(dialect))
        && (operation == null || allocation != null && allocation.name().equals(operation))
        && (pool == null || pool.serves(type));
  }

  /** Returns whether {@code space} is the memory space of {@code type}; 0 is the default one, without an attribute. */
  static boolean isSpaceOf(Attribute space, BaseMemRefType type) {
    return space instanceof IntegerAttr number && number.longValue() == 0
        ? type.memorySpace() == null : space.equals(type.memorySpace());
  }

  /** Returns whether the buffers may be moved to the stack. */
  public boolean allowsStack() {
    return !isOfProgram && !Boolean.FALSE.equals(stack);
  }

  /** Returns whether the memory of the buffers may be used again, where their allocation answers {@code byDefault}. */
  public boolean allowsReuse(boolean byDefault) {
    return !isOfProgram && (reuse == null ? byDefault : reuse);
  }

  /**
   * Returns whether the buffers may become parts of an arena. Unless the policy says so, buffers of a pool of elements
   * may not: an arena consists of bytes.
   */
  public boolean allowsArena() {
    return !isOfProgram && (arena == null ? pool == null || pool.takesAddress() : arena);
  }
}
