// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ControlFlowEdges;
import org.mortise.ir.types.BaseMemRefType;

/** Where terminators hand over memrefs to arguments of blocks and to results of operations with regions. */
final class BufferHandOvers {
  /** Is told of one operand of a terminator and of what it becomes. */
  interface Visitor {
    void passed(OpOperand operand, Value target);
  }

  private final Visitor visitor;

  BufferHandOvers(Visitor visitor) {
    this.visitor = visitor;
  }

  /**
   * Visits what {@code op} hands over to its successors, or what is handed over between its regions and out of them.
   */
  void visit(Operation op) {
    if (op.successorCount() > 0) {
      ControlFlowEdges.toSuccessors(op, this::visitAll);
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        if (block.last() != null) {
          ControlFlowEdges.outOfRegion(block.last(), this::visitAll);
        }
      }
    }
  }

  private void visitAll(OperandRange operands, List<? extends Value> targets) {
    for (int i = 0; i < Math.min(operands.size(), targets.size()); i++) {
      visit(operands.opOperand(i), targets.get(i));
    }
  }

  private void visit(OpOperand operand, Value target) {
    if (target.type() instanceof BaseMemRefType) {
      visitor.passed(operand, target);
    }
  }
}
