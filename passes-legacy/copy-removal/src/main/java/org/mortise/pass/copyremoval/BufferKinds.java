// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Decides whether a buffer can replace another one with respect to deallocators and policies. */
final class BufferKinds {
  private static final String USUAL = "memref.dealloc";

  private final Operation function;
  private final BufferPolicies policies;
  private final FreeingOperations freeing;

  BufferKinds(Operation function, BufferPolicies policies) {
    this.function = function;
    this.policies = policies;
    this.freeing = FreeingOperations.ofDialects(USUAL, policies);
  }

  /** Returns whether a policy forbids replacing one of the two buffers by the other. */
  boolean forbidChange(FreedCopy copy) {
    return !policies.areNone() && (isForbidden(copy.source()) || isForbidden(copy.target()));
  }

  private boolean isForbidden(Value buffer) {
    return BufferClasses.isAllocated(buffer) ? !policies.ofResult(buffer.definingOp(), buffer).allowsReuse(true)
        : policies.isOfProgram(function, buffer);
  }

  /** Returns whether the operation that frees the target could free the source. */
  boolean canSourceReplaceTarget(FreedCopy copy) {
    return isFreedAs(copy, copy.target().definingOp());
  }

  /** Returns whether the target has the same kind of memory as the source, which this function owns. */
  boolean canTargetReplaceSource(FreedCopy copy) {
    return BufferClasses.isAllocated(copy.target()) ? isFreedAs(copy, copy.target().definingOp())
        : copy.deallocation().name().name().equals(USUAL);
  }

  /** Returns whether the source is freed by the same operation as the buffers of {@code allocation}. */
  private boolean isFreedAs(FreedCopy copy, Operation allocation) {
    Operation source = copy.source().definingOp();
    return source != null && source.name() == allocation.name()
        || copy.deallocation().name().name().equals(freeing.of(allocation));
  }
}
