// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;

/** Puts blocks on edges between blocks. */
public final class Edges {
  private Edges() {}

  /**
   * Puts a block on the edge to the successor of {@code terminator} at {@code index}, right behind the terminator's
   * block: it passes on what {@code terminator} passed. Returns null, and changes nothing, if the terminator makes some
   * of that itself or does not tell what it passes. Takes what the terminator takes to erase the operands.
   */
  public static Block split(Operation terminator, int index) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    if (branch == null || branch.getSuccessorOperands(terminator, index).producedCount() > 0) {
      return null;
    }
    OperandRange forwarded = branch.getSuccessorOperands(terminator, index).forwarded();
    List<Value> passed = new ArrayList<>(forwarded);
    if (!passed.isEmpty()) {
      forwarded.erase(0, passed.size());
    }
    Block block = terminator.block();
    OpBuilder builder = new OpBuilder(terminator.context());
    Block edge = builder.createBlock(block.parent(), block.next(), List.of(), terminator.location());
    BranchOp.create(builder, terminator.location(), terminator.successor(index), passed);
    terminator.setSuccessor(index, edge);
    return edge;
  }
}
