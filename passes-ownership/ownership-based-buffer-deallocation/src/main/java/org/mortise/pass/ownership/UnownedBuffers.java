// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import org.jspecify.annotations.Nullable;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferEscapes;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The buffers that a function allocates, receives from calls or loads from memory, but does not own: buffers that
 * {@linkplain BufferEscapes escape}, buffers whose address is used in another block, where the pass does not know that
 * they are still needed, and buffers that are loaded, which belong to the memory that holds them.
 *
 * <p>Computed for the function before the pass changes it.
 */
final class UnownedBuffers {
  private static final String ADDRESS_LEAVES_BLOCK = "its address is used in another block";

  private final BufferEscapes escapes;

  UnownedBuffers(Operation function, FunctionBoundary boundary) {
    BufferGraph graph = boundary.hasDynamicOwnership() ? BufferGraph.ALIASES : BufferGraph.NEW_RESULTS;
    this.escapes = BufferEscapes.of(BufferAliases.of(function, graph));
  }

  /** Returns whether nobody frees {@code buffer}, a result of an operation, in the function. */
  boolean contains(Value buffer) {
    return isLoaded(buffer) || reasonOf(buffer) != null;
  }

  /** Returns the reason why a buffer that is allocated or returned to the function is not owned; null if it is. */
  @Nullable String reasonOf(Value buffer) {
    BufferEscapes.Escape escape = escapes.of(buffer);
    if (escape != null) {
      return escape.kind().text();
    }
    return escapes.areAddressesUsedOnlyIn(buffer.parentBlock(), buffer) ? null : ADDRESS_LEAVES_BLOCK;
  }

  /** Returns a warning if {@code buffer} escapes on some paths only, so that it leaks on the others; null if not. */
  @Nullable Diagnostic leakOf(Value buffer) {
    return escapes.contains(buffer) && !escapes.isCertain(buffer) ? escapes.leakOnOtherPaths(buffer) : null;
  }

  /** Returns the operation by which {@code buffer} escapes, or null. */
  @Nullable Operation escapeOf(Value buffer) {
    BufferEscapes.Escape escape = escapes.of(buffer);
    return escape == null ? null : escape.op();
  }

  /** Returns whether {@code memref} is the contents of other memory: the result of an operation that reads memory. */
  static boolean isLoaded(Value memref) {
    Operation op = memref.definingOp();
    if (op == null || op.implementsInterface(CallOpInterface.class) || BufferGraph.isDescribed(op)) {
      return false;
    }
    return MemoryEffects.hasEffect(op, MemoryEffect.Kind.READ, null)
        && !MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, memref);
  }
}
