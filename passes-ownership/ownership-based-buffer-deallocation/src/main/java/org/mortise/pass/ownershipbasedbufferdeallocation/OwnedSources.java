// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/**
 * Determines whether the pass always frees the buffer of a memref: whether all buffers that the memref can be were
 * allocated in the function or returned to it by a call. A backward query on the {@link BufferGraph} of views,
 * selections, branches and regions; a value with other sources is not owned.
 *
 * <p>Each memref is visited once as long as the results are positive; negative results are cached for queried memrefs.
 */
final class OwnedSources {
  private static final BufferGraph GRAPH = BufferGraph.of(BufferEdge.SELECT, BufferEdge.VIEW, BufferEdge.BRANCH,
      BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  private final FunctionBoundary boundary;
  private final FreeingOperations freeing;
  private final UnownedBuffers unowned;
  private final boolean callersFree;
  /** The walk through all memrefs that are proven to be owned. */
  private final BackwardWalk walk = new BackwardWalk(GRAPH);
  private final Set<Value> disproven = new HashSet<>();

  /** @param callersFree whether callers are known to free the arguments, so that they count as owned */
  OwnedSources(
      FunctionBoundary boundary, FreeingOperations freeing, UnownedBuffers unowned, boolean callersFree) {
    this.boundary = boundary;
    this.freeing = freeing;
    this.unowned = unowned;
    this.callersFree = callersFree;
  }

  /** Returns whether the pass frees every buffer that {@code memref} can be, here or in callers. */
  boolean areOwned(Value memref) {
    walk.add(memref);
    for (Value next = walk.next(); next != null; next = walk.next()) {
      if (disproven.contains(next) || walk.follow() && !isOwnBuffer(next) && !isFreedByCaller(next)) {
        walk.clear();
        disproven.add(memref);
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code memref} is allocated in the function, or returned to it, where the pass frees it. */
  boolean isOwnBuffer(Value memref) {
    if (memref instanceof BlockArgument) {
      return false;
    }
    Operation op = memref.definingOp();
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    boolean allocated = call != null ? !boundary.callReturnsOwnership(op, call) : isAllocation(op, memref);
    return allocated && !unowned.contains(memref) && endsInDeallocation(op.block());
  }

  /**
   * Returns whether every buffer that {@code memref} can be escapes, is loaded from memory or left to the program by a
   * policy, so that the pass does not free it. Linear in the sources.
   */
  boolean areUnowned(Value memref) {
    BackwardWalk sources = new BackwardWalk(GRAPH, memref);
    for (Value next = sources.next(); next != null; next = sources.next()) {
      if (sources.follow() && !unowned.contains(next)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code buffer} itself is stored, not only its address as a number, so that memory owns it. */
  boolean isStored(Value buffer) {
    Operation escape = unowned.escapeOf(buffer);
    for (int i = 0; escape != null && i < escape.operandCount(); i++) {
      if (BufferGraph.viewBase(escape.operand(i)) == buffer) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code block} gets a deallocation, which requires a terminator with known forwarded operands. */
  private static boolean endsInDeallocation(Block block) {
    Operation terminator = block.last();
    return terminator.implementsInterface(BufferDeallocationOpInterface.class)
        || terminator.implementsInterface(BranchOpInterface.class)
        || terminator.implementsInterface(RegionBranchTerminatorOpInterface.class)
        || terminator.successorCount() == 0 && Memrefs.countAmong(List.of(terminator.operands())) == 0;
  }

  /** Returns whether {@code memref} can be an argument of a function. Linear in the sources. */
  boolean mayBeArgument(Value memref) {
    BackwardWalk sources = new BackwardWalk(BufferGraph.ALIASES, memref);
    for (Value next = sources.next(); next != null; next = sources.next()) {
      if (isArgument(next)) {
        return true;
      }
      sources.follow();
    }
    return false;
  }

  private boolean isFreedByCaller(Value value) {
    return callersFree && isArgument(value) && !unowned.contains(value);
  }

  private boolean isArgument(Value value) {
    return value instanceof BlockArgument argument && argument.owner().isEntryBlock()
        && boundary.isFunction(argument.owner().parentOp());
  }

  private boolean isAllocation(Operation op, Value memref) {
    return !op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION) && freeing.of(op) != null
        && BufferAllocations.allocates(op, memref);
  }
}
