// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.types.TensorType;

/**
 * The order of an analysis that decides first about the operations that make what regions yield, so that loops are more
 * likely to yield the buffers of their arguments.
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

  private void follow(Operation terminator) {
    Deque<Operation> open = new ArrayDeque<>();
    open.add(terminator);
    while (!open.isEmpty()) {
      Operation op = open.removeFirst();
      if (!order.add(op)) {
        continue;
      }
      for (int i = 0; i < op.operandCount(); i++) {
        Value operand = op.operand(i);
        if (operand.type() instanceof TensorType && operand.definingOp() != null) {
          open.addLast(operand.definingOp());
        }
      }
    }
  }
}
