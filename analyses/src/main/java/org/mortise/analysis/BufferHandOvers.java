// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;
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
    BranchOpInterface branch = op.successorCount() == 0 ? null : op.getInterface(BranchOpInterface.class);
    for (int i = 0; branch != null && i < op.successorCount(); i++) {
      visitEdge(branch.getSuccessorOperands(op, i), op.successor(i));
    }
    RegionBranchOpInterface regions = op.regionCount() == 0 ? null : op.getInterface(RegionBranchOpInterface.class);
    for (int i = 0; regions != null && i < op.regionCount(); i++) {
      visitRegion(op.region(i), regions.getSuccessorRegions(op, op.region(i)));
    }
  }

  private void visitEdge(SuccessorOperands operands, Block target) {
    for (int i = 0; i < operands.forwarded().size(); i++) {
      visit(operands.forwarded().opOperand(i), target.argument(operands.producedCount() + i));
    }
  }

  private void visitRegion(Region region, List<RegionSuccessor> successors) {
    for (Block block = region.first(); block != null; block = block.next()) {
      Operation last = block.last();
      RegionBranchTerminatorOpInterface terminator =
          last == null ? null : last.getInterface(RegionBranchTerminatorOpInterface.class);
      if (terminator == null) {
        continue;
      }
      for (RegionSuccessor successor : successors) {
        visitAll(terminator.getSuccessorOperands(last, successor.region()), successor.inputs());
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
