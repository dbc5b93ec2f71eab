// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.List;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.pass.bufferends.BufferEnds;

/**
 * Recognizes functions to which the pass has nothing to add, such as the output of a deallocation pipeline: each buffer
 * that the pass would free {@linkplain BufferEnds ends on each path}, and no buffer with another owner is returned.
 * Near-linear in the function.
 */
final class CompleteDeallocation {
  private static final BufferGraph SOURCES = BufferGraph.of(BufferEdge.SELECT, BufferEdge.VIEW, BufferEdge.BRANCH,
      BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  private CompleteDeallocation() {}

  /** Returns whether operations in {@code root} free buffers, except for operations marked for manual deallocation. */
  static boolean isBegunIn(Operation root) {
    return root.walkPreOrder((Operation op) -> {
      boolean frees = op.resultCount() == 0 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, null)
          && !op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
      return frees ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
  }

  /** Returns whether operations in {@code function} free or produce buffers. */
  static boolean hasBuffers(Operation function) {
    return function.walkPreOrder((Operation op) -> {
      boolean uses = MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, null)
          || Memrefs.countAmong(List.of(op.results())) > 0;
      return uses ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
  }

  /**
   * Returns whether the pass has nothing to add to {@code function}.
   *
   * @param sources determines the buffers that the pass frees
   * @param isCertain whether the conditions under which buffers are freed are analyzed; if not, they count as met, as
   *     the pass could only refuse the function otherwise
   */
  static boolean isIn(Operation function, OwnedSources sources, boolean isCertain) {
    BufferEnds ends = BufferEnds.in(
        function, OwnershipDeallocation::isApart, BufferEnds::isFreeOrReturn, isCertain);
    return function.walkPreOrder((Operation op) -> {
      if (op != function && OwnershipDeallocation.isApart(op)) {
        return Walk.Result.SKIP;
      }
      boolean isComplete =
          DeallocOp.of(op) == null && !endsForeign(function, op, sources, ends) && areEnded(op, sources, ends);
      return isComplete ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
    }) != Walk.Result.INTERRUPT;
  }

  private static boolean areEnded(Operation op, OwnedSources sources, BufferEnds ends) {
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      if (result.type() instanceof BaseMemRefType && sources.isOwnBuffer(result) && !ends.ends(result)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code op} frees an argument of the function, or returns a buffer that it does not own. */
  private static boolean endsForeign(Operation function, Operation op, OwnedSources sources, BufferEnds ends) {
    boolean isReturn = FunctionOpInterface.isReturn(op);
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (!(operand.type() instanceof BaseMemRefType)
          || !isReturn && !MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, operand)) {
        continue;
      }
      if (isReturn ? mayBeForeign(operand, sources, ends)
          : isArgument(BufferGraph.viewBase(operand), function) && !ends.isUnderCondition(op)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isArgument(Value value, Operation function) {
    return value instanceof BlockArgument argument && argument.owner() == function.region(0).first();
  }

  /** Returns whether {@code returned} can be an unowned buffer, so that a clone must be returned instead. */
  private static boolean mayBeForeign(Value returned, OwnedSources sources, BufferEnds ends) {
    BackwardWalk walk = new BackwardWalk(SOURCES, returned);
    for (Value next = walk.next(); next != null; next = walk.next()) {
      Value notOwned = ends.yieldedIfNotOwned(next);
      if (notOwned != null) {
        walk.add(notOwned);
      } else if (walk.follow() && (next instanceof BlockArgument || isForeign(next, sources))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code value} is neither a block argument, nor new, nor forwarded or selected. */
  private static boolean isForeign(Value value, OwnedSources sources) {
    Operation op = value.definingOp();
    if (op == null || op.regionCount() > 0 || BufferGraph.isDescribed(op)) {
      return false;
    }
    boolean isNew = op.implementsInterface(CallOpInterface.class) || BufferAllocations.allocates(op, value);
    return !isNew || sources.isStored(value);
  }
}
