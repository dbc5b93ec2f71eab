// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.policies;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperationName;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.BaseMemRefType;

/**
 * A selection of buffers, and the rules for them. A null selector matches all buffers.
 *
 * @param memorySpace the memory space of the buffers
 * @param dialect the dialect of the operations that allocate them
 * @param operation the name of the operations that allocate them
 * @param isOfProgram whether the program frees the buffers, so that no pass may
 * @param stack whether they may be moved to the stack; null for the default of the allocation
 * @param reuse whether their memory may be reused; null for the default of the allocation
 * @param arena whether they may become a part of an arena; null for the default of the allocation
 * @param pool the pool to allocate from; null for the allocation's own memory
 */
public record BufferPolicy(
    @Nullable Attribute memorySpace, @Nullable String dialect, @Nullable String operation, boolean isOfProgram,
    @Nullable Boolean stack, @Nullable Boolean reuse, @Nullable Boolean arena, @Nullable BufferPool pool) {
  /** The policy of buffers that no other policy selects. */
  static final BufferPolicy DEFAULT = new BufferPolicy(null, null, null, false, null, null, null, null);

  boolean selects(@Nullable OperationName allocation, BaseMemRefType type) {
    return (memorySpace == null || isSpaceOf(memorySpace, type))
        && (dialect == null || allocation != null && allocation.dialectNamespace().equals(dialect))
        && (operation == null || allocation != null && allocation.name().equals(operation))
        && (pool == null || pool.serves(type));
  }

  /** Returns whether {@code space} is the memory space of {@code type}; 0 is the default, without attribute. */
  static boolean isSpaceOf(Attribute space, BaseMemRefType type) {
    return space instanceof IntegerAttr number && number.longValue() == 0
        ? type.memorySpace() == null : space.equals(type.memorySpace());
  }

  /** Returns whether the buffers may be moved to the stack. */
  public boolean allowsStack() {
    return !isOfProgram && !Boolean.FALSE.equals(stack);
  }

  /** Returns whether the memory of the buffers may be reused; {@code byDefault} is the allocation's default. */
  public boolean allowsReuse(boolean byDefault) {
    return !isOfProgram && (reuse == null ? byDefault : reuse);
  }

  /**
   * Returns whether the buffers may become parts of an arena. The default excludes buffers of a pool of typed elements,
   * since an arena consists of bytes.
   */
  public boolean allowsArena() {
    return !isOfProgram && (arena == null ? pool == null || pool.takesAddress() : arena);
  }
}
