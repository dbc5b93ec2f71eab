// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The uses of a buffer by the operations between two operations of a block, and inside their regions. Follows the
 * buffer through views, branches and regions. Linear in the span and, if that has regions, in the uses of all values
 * that can be the buffer.
 */
final class BufferSpan {
  /**
   * The flow of buffers for merging clones. It must find every deallocation of a buffer, so operations without
   * interfaces forward all their operands. Results of calls are separate buffers. Alias analysis decides both
   * differently; see {@link BufferGraph#ALIASES}. Declared flow is not followed: a reallocation frees its operand, and
   * its result is a new buffer.
   */
  private static final BufferGraph GRAPH = BufferGraph.of(BufferEdge.SELECT, BufferEdge.VIEW, BufferEdge.VIEW_METADATA,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT, BufferEdge.UNKNOWN_OPERATION,
      BufferEdge.UNKNOWN_CONTROL);

  private final Operation start;
  private final Operation end;

  BufferSpan(Operation start, Operation end) {
    this.start = start;
    this.end = end;
  }

  /** Returns whether {@code other} is used by or after an operation that frees {@code buffer} inside its regions. */
  boolean isUsedOnceFreedInside(Value other, Value buffer) {
    if (!hasRegions()) {
      return false;
    }
    Operation[] first = new Operation[1];
    forEachUser(buffer, (op, use) -> {
      boolean isEarlier = first[0] == null || op.isBeforeInBlock(first[0]);
      if (isEarlier && op != use.owner() && frees(use)) {
        first[0] = op;
      }
    });
    if (first[0] == null) {
      return false;
    }
    boolean[] used = new boolean[1];
    forEachUser(other, (op, use) -> used[0] |= !op.isBeforeInBlock(first[0]));
    return used[0];
  }

  /** Returns whether {@code op} frees memory, {@code bufferization.dealloc} included, which declares no effects. */
  static boolean frees(Operation op) {
    return MemoryEffects.hasEffect(op, Kind.FREE, null) || DeallocOp.of(op) != null;
  }

  /** Returns whether the user frees the used value, or memory of no declared value. */
  private static boolean frees(OpOperand use) {
    if (DeallocOp.of(use.owner()) != null) {
      return true;
    }
    List<MemoryEffect> effects = MemoryEffects.of(use.owner());
    for (int i = 0; effects != null && i < effects.size(); i++) {
      Value freed = effects.get(i).value();
      if (effects.get(i).kind() == Kind.FREE && (freed == null || freed == use.value())) {
        return true;
      }
    }
    return false;
  }

  /** Visits the operations between the two, with each use of the buffer by the operation or inside it. */
  private void forEachUser(Value buffer, BiConsumer<Operation, OpOperand> visitor) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Reached> pending = new ArrayList<>();
    List<Value> next = new ArrayList<>();
    pending.add(new Reached(buffer, null));
    while (!pending.isEmpty()) {
      Reached reached = pending.remove(pending.size() - 1);
      if (!seen.add(reached.value)) {
        continue;
      }
      for (OpOperand use = reached.value.firstUse(); use != null; use = use.nextUse()) {
        Operation op = reached.inside != null ? reached.inside : start.block().findAncestorOpInBlock(use.owner());
        if (op != null && isBetween(op)) {
          visitor.accept(op, use);
        }
        next.clear();
        GRAPH.collectTargets(use, next);
        for (Value value : next) {
          boolean isInside = op == use.owner() ? isArgumentOf(op, value) : value.definingOp() != op;
          pending.add(new Reached(value, isInside ? op : null));
        }
      }
    }
  }

  /**
   * A value that can be the buffer.
   *
   * @param inside the operation of the block inside which the value is defined and used, or null if not known
   */
  private record Reached(Value value, @Nullable Operation inside) {}

  /** Returns whether {@code value} is an argument of a region of {@code op}. */
  private static boolean isArgumentOf(Operation op, Value value) {
    return value.definingOp() == null && value.parentRegion().parentOp() == op;
  }

  /** Returns whether a region must be searched. Most spans are short and have none, but buffers can have many uses. */
  private boolean hasRegions() {
    for (Operation op = start.next(); op != null && op != end; op = op.next()) {
      if (op.regionCount() > 0) {
        return true;
      }
    }
    return false;
  }

  private boolean isBetween(Operation op) {
    return start.isBeforeInBlock(op) && op.isBeforeInBlock(end);
  }
}
