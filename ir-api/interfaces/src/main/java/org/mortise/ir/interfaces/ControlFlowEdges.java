// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * One step forward along the control flow: which operands of an operation become arguments of blocks and results, as
 * they are, on each edge that leaves it. Knows operations by {@link BranchOpInterface}, {@link RegionBranchOpInterface}
 * and {@link RegionBranchTerminatorOpInterface} only, and does not look at calls; where an operation does not say, the
 * caller is told so and has to decide. Linear in the edges, without copying what is passed.
 */
public final class ControlFlowEdges {
  /** Is told of one edge. */
  @FunctionalInterface
  public interface Visitor {
    /**
     * The operands become the inputs, one by one.
     *
     * @param inputs arguments of one block, or results of one operation; in a valid program as many as operands
     */
    void visitEdge(OperandRange operands, List<? extends Value> inputs);
  }

  private ControlFlowEdges() {}

  /** Visits the edges from a terminator to its successors. Returns false if it does not tell what it passes. */
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

  /** Visits the edges from an operation into its regions, or past them. Returns false if it does not tell them. */
  public static boolean intoRegions(Operation op, Visitor visitor) {
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      return false;
    }
    for (RegionSuccessor successor : regions.getSuccessorRegions(op, null)) {
      visitor.visitEdge(regions.getEntrySuccessorOperands(op, successor.region()), successor.inputs());
    }
    return true;
  }

  /**
   * Visits the edges from a terminator to the other regions of the operation around it, or out of it. Returns false if
   * one of the two does not tell them.
   */
  public static boolean outOfRegion(Operation terminator, Visitor visitor) {
    Operation parent = terminator.parentOp();
    RegionBranchTerminatorOpInterface exit = terminator.getInterface(RegionBranchTerminatorOpInterface.class);
    RegionBranchOpInterface regions =
        exit == null || parent == null ? null : parent.getInterface(RegionBranchOpInterface.class);
    if (regions == null) {
      return false;
    }
    for (RegionSuccessor successor : regions.getSuccessorRegions(parent, terminator.parentRegion())) {
      visitor.visitEdge(exit.getSuccessorOperands(terminator, successor.region()), successor.inputs());
    }
    return true;
  }
}
