// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.liveness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.liveness.Liveness;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The live intervals of all values in each block, equal to the results of {@link Liveness} for the single values. Each
 * use is visited once, so the total cost is linear in the uses and the lengths of the live-in lists.
 */
final class LiveIntervals {
  /** A value and the first and the last operation of a block at which it is live. */
  record Interval(Value value, Operation start, Operation end) {}

  private final Liveness liveness;
  private final ProgramNumbering order;
  private final Map<Block, Map<Value, Operation>> lastUses = new IdentityHashMap<>();

  LiveIntervals(Liveness liveness, ProgramNumbering order) {
    this.liveness = liveness;
    this.order = order;
    for (Block block : order.blocks()) {
      for (int i = 0; i < block.argumentCount(); i++) {
        addUses(block.argument(i));
      }
      for (Operation op = block.first(); op != null; op = op.next()) {
        for (int i = 0; i < op.resultCount(); i++) {
          addUses(op.result(i));
        }
      }
    }
  }

  /** Adds the uses of a value. A use counts as one in each enclosing block, up to the block that defines the value. */
  private void addUses(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      boolean isNew = true;
      for (Operation op = use.owner(); op != null && op.block() != null && isNew; op = op.parentOp()) {
        Map<Value, Operation> inBlock = lastUses.computeIfAbsent(op.block(), key -> new IdentityHashMap<>());
        Operation known = inBlock.get(value);
        if (known == null || known.isBeforeInBlock(op)) {
          inBlock.put(value, op);
        }
        isNew = known == null && op.block() != value.parentBlock();
      }
    }
  }

  /** Returns the last operation of a block at which {@code value}, live from {@code start} on, is live. */
  private @Nullable Operation end(Value value, Operation start) {
    Block block = start.block();
    if (liveness.isLiveOut(value, block)) {
      return block.last();
    }
    Operation last = lastUses.getOrDefault(block, Map.of()).get(value);
    return last == null || last.isBeforeInBlock(start) ? start : last;
  }

  /** Returns the intervals in a block that has operations, in the order of the values. */
  List<Interval> in(Block block) {
    Set<Value> values = new LinkedHashSet<>();
    Collections.addAll(values, block.arguments());
    values.addAll(liveness.liveIn(block));
    for (Operation op = block.first(); op != null; op = op.next()) {
      Collections.addAll(values, op.results());
    }
    List<Interval> intervals = new ArrayList<>(values.size());
    for (Value value : values) {
      Operation start = liveness.startOperation(value, block);
      intervals.add(new Interval(value, start, end(value, start)));
    }
    intervals.sort(Comparator.comparingInt(interval -> order.of(interval.value())));
    return intervals;
  }

  /** Returns all operations at which {@code value} is live, in program order. */
  List<Operation> range(Value value) {
    List<Block> blocks = new ArrayList<>();
    Set<Block> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    addOnce(value.parentBlock(), seen, blocks);
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      addOnce(use.owner().block(), seen, blocks);
    }
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      for (int k = 0; k < block.successorCount(); k++) {
        if (liveness.isLiveIn(value, block.successor(k))) {
          addOnce(block.successor(k), seen, blocks);
        }
      }
    }
    blocks.sort(Comparator.comparingInt(order::of));
    List<Operation> range = new ArrayList<>();
    for (Block block : blocks) {
      Operation start = liveness.startOperation(value, block);
      Operation after = end(value, start).next();
      for (Operation op = start; op != after; op = op.next()) {
        range.add(op);
      }
    }
    return range;
  }

  private static void addOnce(Block block, Set<Block> seen, List<Block> blocks) {
    if (seen.add(block)) {
      blocks.add(block);
    }
  }
}
