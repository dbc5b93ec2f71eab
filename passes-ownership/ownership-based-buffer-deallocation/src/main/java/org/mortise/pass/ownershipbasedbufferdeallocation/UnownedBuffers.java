// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The buffers that a function allocates, receives from calls or loads from memory, but does not own: buffers that
 * {@linkplain BufferEscapes escape}, buffers whose address is used in another block, where the pass does not know that
 * they are still needed, buffers that are loaded, which belong to the memory that holds them, and buffers that a policy
 * leaves to the program.
 *
 * <p>Computed for the function before the pass changes it.
 */
final class UnownedBuffers {
  private static final String ADDRESS_LEAVES_BLOCK = "its address is used in another block";

  private static final String LEFT_BY_POLICY = "a policy leaves it to the program";
  private static final String FREED_OTHERWISE = "the program frees it by another operation than 'memref.dealloc'";

  private final Operation function;
  private final BufferPolicies policies;
  private final BufferEscapes escapes;

  UnownedBuffers(Operation function, FunctionBoundary boundary) {
    BufferGraph graph = boundary.hasDynamicOwnership() ? BufferGraph.ALIASES : BufferGraph.NEW_RESULTS;
    this.function = function;
    this.policies = boundary.policies();
    this.escapes = BufferEscapes.of(BufferAliases.of(function, graph));
  }

  /** Returns whether the pass does not free {@code buffer}, a result of an operation or a block argument. */
  boolean contains(Value buffer) {
    if (buffer instanceof BlockArgument argument) {
      return argument.owner() == function.region(0).first() && policies.isOfProgram(function, argument);
    }
    return isLoaded(buffer) || reasonOf(buffer) != null;
  }

  /** Returns the reason why a buffer that is allocated or returned to the function is not owned; null if it is. */
  @Nullable String reasonOf(Value buffer) {
    if (isLeftByPolicy(buffer)) {
      return LEFT_BY_POLICY;
    }
    if (isFreedOtherwise(buffer)) {
      return FREED_OTHERWISE;
    }
    BufferEscapes.Escape escape = escapes.of(buffer);
    if (escape != null) {
      return escape.kind().text();
    }
    return escapes.areAddressesUsedOnlyIn(buffer.parentBlock(), buffer) ? null : ADDRESS_LEAVES_BLOCK;
  }

  private boolean isLeftByPolicy(Value buffer) {
    Operation op = buffer.definingOp();
    return op.implementsInterface(CallOpInterface.class)
        ? policies.isOfProgram(function, buffer) : policies.leavesToProgram(op, buffer);
  }

  /** Returns whether {@code buffer} is a call result freed by its own deallocation operation. */
  private static boolean isFreedOtherwise(Value buffer) {
    if (!buffer.definingOp().implementsInterface(CallOpInterface.class)) {
      return false;
    }
    for (OpOperand use = buffer.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().resultCount() == 0 && DeallocOp.of(use.owner()) == null
          && MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, buffer)) {
        return true;
      }
    }
    return false;
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
