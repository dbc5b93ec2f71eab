// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.types.TensorType;

/**
 * The order of an analysis that first decides about the operations that create the values yielded by regions, so that
 * loops are more likely to yield the buffers of their arguments.
 */
final class TerminatorsFirst {
  private final AnalysisState state;
  private final Set<Operation> order = new LinkedHashSet<>();

  private TerminatorsFirst(AnalysisState state) {
    this.state = state;
  }

  /** Returns {@code ops}, which are in post-order, in the order of the analysis. */
  static List<Operation> order(Operation root, List<Operation> ops, AnalysisState state) {
    TerminatorsFirst traversal = new TerminatorsFirst(state);
    root.walk(op -> {
      if (op.implementsInterface(RegionBranchTerminatorOpInterface.class)) {
        traversal.follow(op);
      }
    });
    for (int i = ops.size() - 1; i >= 0; i--) {
      traversal.order.add(ops.get(i));
    }
    return new ArrayList<>(traversal.order);
  }

  /**
   * Adds the operations that create the values yielded by the terminator, as far as their results may be buffers of
   * their operands; of several operands, the last one first. Operations outside of its region are added but not
   * followed.
   */
  private void follow(Operation terminator) {
    if (!order.add(terminator)) {
      return;
    }
    Deque<OpResult> open = new ArrayDeque<>();
    for (int i = 0; i < terminator.operandCount(); i++) {
      push(open, terminator.operand(i));
    }
    while (!open.isEmpty()) {
      OpResult result = open.removeLast();
      Operation op = result.definingOp();
      if (!order.add(op) || !terminator.parentRegion().isAncestor(op.parentRegion())) {
        continue;
      }
      for (AliasingOpOperand alias : state.aliasingOpOperands(result)) {
        push(open, alias.operand().value());
      }
    }
  }

  private static void push(Deque<OpResult> open, Value value) {
    if (value.type() instanceof TensorType && value instanceof OpResult result) {
      open.addLast(result);
    }
  }
}
