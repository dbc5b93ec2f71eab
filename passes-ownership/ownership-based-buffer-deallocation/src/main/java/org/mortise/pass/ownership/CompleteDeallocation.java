// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.analysis.alias.BufferAllocations;
import org.mortise.analysis.alias.BufferEdge;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Recognizes functions to which the pass has nothing to add, as those that a deallocation pipeline has made: each
 * buffer that the pass would free {@linkplain EndOnEachWay ends on each way}, and no buffer of somebody else is
 * returned. Near-linear in the function.
 */
final class CompleteDeallocation {
  private static final BufferGraph SOURCES =
      BufferGraph.of(BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  private final OwnershipConditions conditions = new OwnershipConditions();
  /** The buffers that the pass would free. */
  private final List<Value> buffers = new ArrayList<>();
  /** The values to which control flow hands buffers. */
  private final List<Value> slots = new ArrayList<>();
  /** The slots that do not end on each way. */
  private final Set<Value> open = new HashSet<>();
  /** Whether conditions matter under which buffers are freed. */
  private final boolean isCertain;

  private CompleteDeallocation(boolean isCertain) {
    this.isCertain = isCertain;
  }

  /**
   * Returns whether operations in {@code root} free buffers, but for those that are marked as none of the pass's
   * business.
   */
  static boolean isBegunIn(Operation root) {
    return root.walkPreOrder((Operation op) -> {
      boolean frees = op.resultCount() == 0 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, null)
          && !op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
      return frees ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
  }

  /**
   * Returns whether the pass has nothing to add to {@code function}.
   *
   * @param sources knows the buffers that the pass frees
   * @param isCertain whether the conditions matter under which buffers are freed; if not, they count as met, as where
   *     the pass could only refuse the function
   */
  static boolean isIn(Operation function, OwnedSources sources, boolean isCertain) {
    CompleteDeallocation deallocation = new CompleteDeallocation(isCertain);
    boolean isForeign = function.walkPreOrder((Operation op) -> {
      if (op != function && OwnershipDeallocation.isApart(op)) {
        return Walk.Result.SKIP;
      }
      deallocation.addBuffers(op, sources);
      if (op != function) {
        deallocation.addSlots(op);
      }
      return DeallocOp.of(op) != null || deallocation.endsForeign(function, op, sources)
          ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
    if (isForeign) {
      return false;
    }
    for (Block block : function.region(0).blocks()) {
      if (!block.isEntryBlock()) {
        deallocation.addArguments(block);
      }
    }
    return deallocation.areEnded();
  }

  private void addBuffers(Operation op, OwnedSources sources) {
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof BaseMemRefType && sources.isOwnBuffer(op.result(i))) {
        buffers.add(op.result(i));
      }
    }
  }

  private void addSlots(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        addArguments(block);
      }
    }
    for (int i = 0; op.regionCount() > 0 && i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof BaseMemRefType) {
        slots.add(op.result(i));
      }
    }
  }

  private void addArguments(Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      if (block.argument(i).type() instanceof BaseMemRefType) {
        slots.add(block.argument(i));
      }
    }
  }

  private boolean areEnded() {
    Deque<Value> pending = new ArrayDeque<>(slots);
    List<Value> sources = new ArrayList<>();
    while (!pending.isEmpty()) {
      Value slot = pending.poll();
      if (open.contains(slot) || ends(slot)) {
        continue;
      }
      open.add(slot);
      sources.clear();
      SOURCES.collectSources(slot, sources);
      for (Value source : sources) {
        Value base = BufferGraph.viewBase(source);
        if (base instanceof BlockArgument || base.definingOp().regionCount() > 0) {
          pending.add(base);
        }
      }
    }
    return buffers.stream().allMatch(this::ends);
  }

  private boolean ends(Value value) {
    return EndOnEachWay.holdsFor(value, isCertain ? conditions : null, target -> !open.contains(target));
  }

  /** Returns whether the buffer does not belong to the function after {@code use}. */
  static boolean ends(OpOperand use) {
    return FunctionOpInterface.isReturn(use.owner())
        || MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, use.value());
  }

  /** Returns whether {@code op} frees an argument of the function, or returns a buffer that it does not own. */
  private boolean endsForeign(Operation function, Operation op, OwnedSources sources) {
    boolean isReturn = FunctionOpInterface.isReturn(op);
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (!(operand.type() instanceof BaseMemRefType)
          || !isReturn && !MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, operand)) {
        continue;
      }
      Value base = BufferGraph.viewBase(operand);
      boolean isArgument = base instanceof BlockArgument argument && argument.owner().isEntryBlock()
          && argument.owner().parentOp() == function;
      if (isArgument && !isUnderCondition(op) || isReturn && isForeign(base, sources)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code value} is neither a block argument, new, nor selected in any way. */
  private static boolean isForeign(Value value, OwnedSources sources) {
    Operation op = value.definingOp();
    if (op == null || op.regionCount() > 0 || BufferGraph.isDescribed(op)) {
      return false;
    }
    boolean isNew = op.implementsInterface(CallOpInterface.class) || BufferAllocations.allocates(op, value);
    return !isNew || sources.isStored(value);
  }

  /** Returns whether {@code op} is executed only if some buffer is owned. */
  private boolean isUnderCondition(Operation op) {
    for (Operation inner = op; inner.parentOp() != null; inner = inner.parentOp()) {
      IfOp around = IfOp.of(inner.parentOp());
      if (around != null && inner.parentRegion().index() == 0 && conditions.contains(around.condition())) {
        return true;
      }
    }
    return false;
  }
}
