// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.loops.PipeliningOptions.Scheduled;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/** The stages of the operations of a loop, and the values that are used in later stages than the one they are from. */
final class PipelineSchedule {
  private final ForOp loop;
  private final List<Operation> order = new ArrayList<>();
  private final Map<Operation, Integer> stages = new IdentityHashMap<>();
  private int lastStage;

  PipelineSchedule(ForOp loop, List<Scheduled> scheduled) {
    this.loop = loop;
    for (Scheduled each : scheduled) {
      order.add(each.op());
      stages.put(each.op(), each.stage());
      lastStage = Math.max(lastStage, each.stage());
    }
  }

  /** Returns an error of the schedule, or null. */
  @Nullable Diagnostic verify() {
    Operation end = loop.body().last();
    for (Operation op = loop.body().first(); op != end; op = op.next()) {
      if (!stages.containsKey(op)) {
        return op.opError("not assigned a pipeline stage");
      }
    }
    for (Operation op : order) {
      if (op == end) {
        return op.opError("terminator should not be assigned a stage");
      }
      if (op.block() != loop.body()) {
        return op.opError("the owning Block of all operations assigned a stage should be the loop body block");
      }
    }
    return verifyOrder();
  }

  /** An operation comes after the definitions of all values used in it, counted over all iterations of the new loop. */
  private @Nullable Diagnostic verifyOrder() {
    Map<Operation, Long> cycles = new IdentityHashMap<>();
    for (int i = 0; i < order.size(); i++) {
      cycles.put(order.get(i), i + (long) stages.get(order.get(i)) * order.size());
    }
    for (Operation op : order) {
      Walk.Result found = op.walkPreOrder((Operation inner) -> {
        for (Value operand : inner.operands()) {
          Value source = yieldedFor(operand);
          Long definition = cycles.get(source.definingOp());
          long distance = source == operand ? 0 : order.size();
          if (definition != null && source.definingOp() != op && cycles.get(op) < definition - distance) {
            return Walk.Result.INTERRUPT;
          }
        }
        return Walk.Result.ADVANCE;
      });
      if (found == Walk.Result.INTERRUPT) {
        return op.error("operation scheduled before its operands");
      }
    }
    return null;
  }

  List<Operation> order() {
    return order;
  }

  int lastStage() {
    return lastStage;
  }

  boolean contains(@Nullable Operation op) {
    return stages.containsKey(op);
  }

  int stageOf(Operation op) {
    return stages.get(op);
  }

  /** Returns whether operations define all values that are carried to the next iteration. */
  boolean isSupported() {
    for (Value value : loop.yield().results()) {
      if (value.definingOp() == null) {
        return false;
      }
    }
    return true;
  }

  /** Returns the positions of the carried values that results of {@code op} are. */
  List<Integer> carriedBy(Operation op) {
    List<Integer> positions = new ArrayList<>(1);
    for (Value result : op.results()) {
      for (int i = 0; i < loop.results().size(); i++) {
        if (loop.yield().results().get(i) == result) {
          positions.add(i);
        }
      }
    }
    return positions;
  }

  /** Returns the value that sets an argument of the body in the next iteration, or {@code value} itself. */
  Value yieldedFor(Value value) {
    int index = loop.regionIterArgs().indexOf(value);
    return index < 0 ? value : loop.yield().results().get(index);
  }

  /**
   * A value that is used in later stages.
   *
   * @param definition the stage that computes the value
   * @param lastUse the last stage that uses it
   * @param position the position of the first argument of the new loop for the value
   */
  record LiveRange(Value value, int definition, int lastUse, int position) {
    int length() {
      return lastUse - definition;
    }

    LiveRange at(int newPosition) {
      return new LiveRange(value, definition, lastUse, newPosition);
    }
  }

  /** Returns the values that are used in later stages, in the order of their first uses. */
  List<LiveRange> crossStageValues() {
    Map<Value, LiveRange> ranges = new LinkedHashMap<>();
    for (Operation op : order) {
      for (Value operand : op.operands()) {
        addUse(operand, stages.get(op), ranges);
      }
      op.walk(inner -> {
        for (int i = 0; inner != op && i < inner.operandCount(); i++) {
          addUse(inner.operand(i), stages.get(op), ranges);
        }
      });
    }
    return new ArrayList<>(ranges.values());
  }

  private void addUse(Value value, int stage, Map<Value, LiveRange> ranges) {
    Value source = yieldedFor(value);
    int distance = source == value ? 0 : 1;
    Integer definition = stages.get(source.definingOp());
    if (definition == null || definition == stage || definition == stage + distance) {
      return;
    }
    LiveRange known = ranges.get(value);
    int lastUse = known == null ? stage : Math.max(known.lastUse, stage);
    ranges.put(value, new LiveRange(value, definition, lastUse, 0));
  }
}
