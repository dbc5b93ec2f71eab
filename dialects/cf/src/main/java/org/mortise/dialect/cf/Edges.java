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
import org.mortise.ir.interfaces.SuccessorOperands;

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
    return put(terminator, index, passed);
  }

  /**
   * As {@link #split} for all edges of {@code terminator}, the blocks in the order of the successors; but takes only
   * what it takes to ask for the operands of each. Returns null, and changes nothing, if an edge can't be split.
   */
  public static List<Block> splitAll(Operation terminator) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    List<OperandRange> forwarded = new ArrayList<>();
    List<List<Value>> passed = new ArrayList<>();
    for (int i = 0; i < terminator.successorCount(); i++) {
      SuccessorOperands operands = branch == null ? null : branch.getSuccessorOperands(terminator, i);
      if (operands == null || operands.producedCount() > 0) {
        return null;
      }
      forwarded.add(operands.forwarded());
      passed.add(new ArrayList<>(operands.forwarded()));
    }
    OperandRange.eraseAll(forwarded);
    // From the last edge to the first, so that each block is put in front of the one before.
    Block[] blocks = new Block[passed.size()];
    for (int i = blocks.length - 1; i >= 0; i--) {
      blocks[i] = put(terminator, i, passed.get(i));
    }
    return List.of(blocks);
  }

  private static Block put(Operation terminator, int index, List<Value> passed) {
    Block block = terminator.block();
    OpBuilder builder = new OpBuilder(terminator.context());
    Block edge = builder.createBlock(block.parent(), block.next(), List.of(), terminator.location());
    BranchOp.create(builder, terminator.location(), terminator.successor(index), passed);
    terminator.setSuccessor(index, edge);
    return edge;
  }
}
