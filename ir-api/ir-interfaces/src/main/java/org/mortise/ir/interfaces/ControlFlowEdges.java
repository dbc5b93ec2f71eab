// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Visits the control flow edges that leave an operation, with the operands that each edge forwards to block arguments
 * or results. Supports {@link BranchOpInterface}, {@link RegionBranchOpInterface} and {@link
 * RegionBranchTerminatorOpInterface}; calls are not followed. For an operation without these interfaces the methods
 * return false, and the caller decides what to assume. Linear in the edges; forwarded operands are not copied.
 */
public final class ControlFlowEdges {
  /** Receives the edges, one by one. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * Visits an edge that forwards the operand at each index to the input at the same index.
     *
     * @param inputs arguments of one block, or results of one operation; in valid IR as many as operands
     */
    void visitEdge(OperandRange operands, List<? extends Value> inputs);
  }

  private ControlFlowEdges() {}

  /** Visits the edges from a terminator to its successor blocks. Returns false if it has no branch interface. */
  public static boolean toSuccessors(Operation terminator, Visitor visitor) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    if (branch == null) {
      return false;
    }
    for (int i = 0; i < terminator.successorCount(); i++) {
      SuccessorOperands passed = branch.getSuccessorOperands(terminator, i);
      Block target = terminator.successor(i);
      visitor.visitEdge(
          passed.forwarded(), target.argumentList().subList(passed.producedCount(), target.argumentCount()));
    }
    return true;
  }

  /** Visits the edges from an operation into its regions or to its results. Returns false if it has no interface. */
  public static boolean intoRegions(Operation op, Visitor visitor) {
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      return false;
    }
    for (RegionSuccessor successor : regions.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      visitor.visitEdge(regions.getEntrySuccessorOperands(op, successor.point()), successor.inputs());
    }
    return true;
  }

  /**
   * Visits the edges from a terminator to regions or results of the enclosing operation. Returns false if the
   * terminator or the enclosing operation has no interface.
   */
  public static boolean outOfRegion(Operation terminator, Visitor visitor) {
    Operation parent = terminator.parentOp();
    RegionBranchTerminatorOpInterface exit = terminator.getInterface(RegionBranchTerminatorOpInterface.class);
    RegionBranchOpInterface regions =
        exit == null || parent == null ? null : parent.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      return false;
    }
    RegionBranchPoint end = RegionBranchPoint.region(terminator.parentRegion());
    for (RegionSuccessor successor : regions.getSuccessorRegions(parent, end)) {
      visitor.visitEdge(exit.getSuccessorOperands(terminator, successor.point()), successor.inputs());
    }
    return true;
  }
}
