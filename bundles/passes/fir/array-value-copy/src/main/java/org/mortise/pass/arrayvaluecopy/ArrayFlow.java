// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.LoopLikeOpInterface;

/** The flow of values into and out of regions and along branches, one step at a time. */
final class ArrayFlow {
  private static final BufferGraph CONTROL_FLOW =
      BufferGraph.of(BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  private ArrayFlow() {}

  /** Appends the values that {@code value} can be after one step of control flow. */
  static void collectSources(Value value, List<Value> sources) {
    Operation loop = value instanceof BlockArgument argument ? argument.owner().parentOp() : value.definingOp();
    LoopLikeOpInterface carrying = loop == null ? null : carryingLoop(loop);
    if (carrying == null) {
      CONTROL_FLOW.collectSources(value, sources);
      return;
    }
    OperandRange inits = carrying.getInits(loop);
    int index = value.definingOp() == null
        ? carrying.getRegionIterArgs(loop).indexOf(value)
        : List.of(loop.results()).indexOf(value) - (loop.resultCount() - inits.size());
    OperandRange yielded = carrying.getYieldedValues(loop);
    if (index >= 0) {
      sources.add(inits.get(index));
      if (yielded != null) {
        sources.add(yielded.get(index));
      }
    }
  }

  /** Appends the values that can be the value of {@code use} after one step of control flow. */
  static void collectTargets(OpOperand use, List<Value> targets) {
    Operation owner = use.owner();
    LoopLikeOpInterface entered = carryingLoop(owner);
    if (entered != null) {
      addCarried(owner, entered, entered.getInits(owner), use, targets);
      return;
    }
    Operation parent = owner.parentOp();
    LoopLikeOpInterface around = parent == null || owner.next() != null ? null : carryingLoop(parent);
    OperandRange yielded = around == null ? null : around.getYieldedValues(parent);
    if (yielded != null && yielded.owner() == owner) {
      addCarried(parent, around, yielded, use, targets);
      return;
    }
    CONTROL_FLOW.collectTargets(use, targets);
  }

  private static void addCarried(
      Operation loop, LoopLikeOpInterface carrying, OperandRange range, OpOperand use, List<Value> targets) {
    int index = use.index() - range.start();
    if (index >= 0 && index < range.size()) {
      targets.add(carrying.getRegionIterArgs(loop).get(index));
      targets.add(loop.result(loop.resultCount() - range.size() + index));
    }
  }

  private static @Nullable LoopLikeOpInterface carryingLoop(Operation op) {
    LoopLikeOpInterface loop = op.getInterface(LoopLikeOpInterface.class);
    return loop == null || loop.getInits(op).isEmpty() ? null : loop;
  }
}
