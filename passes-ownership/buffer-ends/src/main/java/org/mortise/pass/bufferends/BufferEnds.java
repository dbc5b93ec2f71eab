// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferends;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Determines which buffers of a function {@linkplain EndOnEachWay end on each path}, so that a deallocation pass need
 * not free them. A buffer also ends if control flow forwards it to a slot, a block argument or a result of an operation
 * with regions, that ends in turn. The ending slots are the greatest fixed point of this rule, so cycles of slots are
 * included. Near-linear in the function.
 */
public final class BufferEnds {
  private static final BufferGraph SOURCES =
      BufferGraph.of(BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  private final OwnershipConditions conditions = new OwnershipConditions();
  private final Predicate<OpOperand> isEnd;
  /** Whether the conditions under which buffers are freed are analyzed. */
  private final boolean isCertain;
  /** The slots of the function. */
  private final Set<Value> slots = new HashSet<>();
  /** The slots that do not end on each path. */
  private final Set<Value> open = new HashSet<>();

  private BufferEnds(Predicate<OpOperand> isEnd, boolean isCertain) {
    this.isEnd = isEnd;
    this.isCertain = isCertain;
  }

  /**
   * Analyzes {@code function}.
   *
   * @param isApart accepts operations inside the function that are not part of it
   * @param isEnd accepts the uses after which a buffer no longer belongs to the function; see {@link #isFreeOrReturn}
   * @param isCertain whether the conditions under which buffers are freed are analyzed; if not, they are assumed true
   */
  public static BufferEnds in(
      Operation function, Predicate<Operation> isApart, Predicate<OpOperand> isEnd, boolean isCertain) {
    BufferEnds ends = new BufferEnds(isEnd, isCertain);
    Deque<Value> pending = new ArrayDeque<>();
    function.walkPreOrder((Operation op) -> {
      if (op != function && isApart.test(op)) {
        return Walk.Result.SKIP;
      }
      ends.addSlots(op, op == function, pending);
      return Walk.Result.ADVANCE;
    });
    ends.slots.addAll(pending);
    ends.findOpenSlots(pending);
    return ends;
  }

  /** Returns whether {@code use} frees the buffer or returns it to the caller. */
  public static boolean isFreeOrReturn(OpOperand use) {
    return FunctionOpInterface.isReturn(use.owner())
        || MemoryEffects.hasEffect(use.owner(), MemoryEffect.Kind.FREE, use.value());
  }

  /** Returns whether {@code buffer} ends on each path from its definition. */
  public boolean ends(Value buffer) {
    return slots.contains(buffer) ? !open.contains(buffer) : isEnded(buffer);
  }

  /** Returns whether {@code op} is executed only if some buffer is owned. */
  public boolean isUnderCondition(Operation op) {
    for (Operation inner = op; inner.parentOp() != null; inner = inner.parentOp()) {
      IfOp around = IfOp.of(inner.parentOp());
      if (around != null && inner.parentRegion().index() == 0 && implyOwnership(around.condition())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code condition} implies that some buffer is owned, because one of its conjuncts does. */
  private boolean implyOwnership(Value condition) {
    Deque<Value> conjuncts = new ArrayDeque<>(List.of(condition));
    while (!conjuncts.isEmpty()) {
      Value next = conjuncts.pop();
      if (conditions.contains(next)) {
        return true;
      }
      if (next.definingOp() != null && AndIOp.of(next.definingOp()) != null) {
        conjuncts.addAll(List.of(next.definingOp().operands()));
      }
    }
    return false;
  }

  /**
   * Returns the value that a conditional yields as {@code result} if a buffer is not owned, such as a clone of it; null
   * if {@code result} is not such a result. If the buffer is owned, the conditional yields the buffer.
   */
  public @Nullable Value yieldedIfNotOwned(Value result) {
    Operation op = result.definingOp();
    IfOp conditional = op == null ? null : IfOp.of(op);
    if (conditional == null) {
      return null;
    }
    int index = ((OpResult) result).index();
    Value owned = op.region(0).first().last().operand(index);
    Value other = op.region(1).first().last().operand(index);
    return conditions.contains(conditional.condition()) || isClone(other, owned) ? other : null;
  }

  private static boolean isClone(Value value, Value original) {
    CloneOp clone = value.definingOp() == null ? null : CloneOp.of(value.definingOp());
    return clone != null && BufferGraph.viewBase(clone.input()) == BufferGraph.viewBase(original);
  }

  private void addSlots(Operation op, boolean isFunction, Deque<Value> found) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (int k = 0; k < block.argumentCount() && !(isFunction && block.isEntryBlock()); k++) {
          addSlot(block.argument(k), found);
        }
      }
    }
    for (int i = 0; op.regionCount() > 0 && i < op.resultCount(); i++) {
      addSlot(op.result(i), found);
    }
  }

  private static void addSlot(Value value, Deque<Value> found) {
    if (value.type() instanceof BaseMemRefType) {
      found.add(value);
    }
  }

  private void findOpenSlots(Deque<Value> pending) {
    List<Value> sources = new ArrayList<>();
    while (!pending.isEmpty()) {
      Value slot = pending.poll();
      if (open.contains(slot) || isEnded(slot)) {
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
  }

  private boolean isEnded(Value value) {
    return EndOnEachWay.holdsFor(value, isEnd, isCertain ? conditions : null, target -> !open.contains(target));
  }
}
