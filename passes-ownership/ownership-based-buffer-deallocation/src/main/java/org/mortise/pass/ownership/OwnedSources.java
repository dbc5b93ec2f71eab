// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.analysis.alias.FreeingOperations;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/**
 * Tells whether the pass will free the buffer of a memref for sure: whether all that the memref can be was allocated in
 * the function or returned to it by a call. Looks through views, selections and block arguments; where it meets
 * anything else, the answer is no.
 *
 * <p>Each memref is looked at once as long as the answers are yes; no is remembered of the memrefs that were asked for.
 */
final class OwnedSources {
  private final FunctionBoundary boundary;
  private final FreeingOperations freeing;
  private final Set<Value> proven = new HashSet<>();
  private final Set<Value> disproven = new HashSet<>();

  OwnedSources(FunctionBoundary boundary, FreeingOperations freeing) {
    this.boundary = boundary;
    this.freeing = freeing;
  }

  /** Whether every buffer that {@code memref} can be is freed by the pass. */
  boolean areOwned(Value memref) {
    Deque<Value> open = new ArrayDeque<>();
    addUnseen(memref, open);
    while (!open.isEmpty()) {
      Value next = open.pop();
      if (disproven.contains(next) || !isOwned(next, open)) {
        proven.clear();
        disproven.add(memref);
        return false;
      }
    }
    return true;
  }

  private void addUnseen(Value memref, Deque<Value> open) {
    if (proven.add(memref)) {
      open.push(memref);
    }
  }

  private boolean isOwned(Value memref, Deque<Value> open) {
    if (memref instanceof BlockArgument argument) {
      return addIncoming(argument, open);
    }
    Operation op = memref.definingOp();
    ViewLikeOpInterface view = op.getInterface(ViewLikeOpInterface.class);
    if (view != null) {
      addUnseen(view.getViewSource(op), open);
      return true;
    }
    SelectOp select = SelectOp.of(op);
    if (select != null) {
      addUnseen(select.trueValue(), open);
      addUnseen(select.falseValue(), open);
      return true;
    }
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    boolean allocated = call != null ? !boundary.callReturnsOwnership(op, call) : isAllocation(op, memref);
    return allocated && endsInDeallocation(op.block());
  }

  /** A block gets a deallocation if the pass knows what its terminator does. */
  private static boolean endsInDeallocation(Block block) {
    Operation terminator = block.last();
    return terminator.implementsInterface(BufferDeallocationOpInterface.class)
        || terminator.implementsInterface(BranchOpInterface.class)
        || terminator.implementsInterface(RegionBranchTerminatorOpInterface.class);
  }

  private boolean isAllocation(Operation op, Value memref) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION) || freeing.of(op) == null) {
      return false;
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == memref) {
        return effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
      }
    }
    return false;
  }

  private boolean addIncoming(BlockArgument argument, Deque<Value> open) {
    Block block = argument.parentBlock();
    if (block.isEntryBlock()) {
      return false;
    }
    for (Block predecessor : block.predecessors()) {
      Operation terminator = predecessor.last();
      BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
      if (branch == null) {
        return false;
      }
      for (int i = 0; i < terminator.successorCount(); i++) {
        if (terminator.successor(i) != block) {
          continue;
        }
        Value passed = branch.getSuccessorOperands(terminator, i).get(argument.index());
        if (passed == null) {
          return false;
        }
        addUnseen(passed, open);
      }
    }
    return true;
  }
}
