// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Splits edges of the control flow graph. */
public final class Edges {
  private Edges() {}

  /**
   * Inserts a block on the edge to the successor of {@code terminator} at {@code index}, directly after the block of
   * the terminator. The new block forwards the successor operands.
   *
   * @return the new block; null, without a change, if operands are unknown or produced by the terminator
   */
  public static @Nullable Block split(Operation terminator, int index) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    if (branch == null || branch.getSuccessorOperands(terminator, index).producedCount() > 0) {
      return null;
    }
    OperandRange forwarded = branch.getSuccessorOperands(terminator, index).forwarded();
    List<Value> passed = new ArrayList<>(forwarded);
    if (!passed.isEmpty()) {
      forwarded.erase(0, passed.size());
    }
    return insert(terminator, index, passed);
  }

  /**
   * Splits all edges of {@code terminator} as {@link #split} does. Linear in the operands and successors.
   *
   * @return the new blocks in the order of the successors; null, without a change, if an edge cannot be split
   */
  public static @Nullable List<Block> splitAll(Operation terminator) {
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
    // Each block is inserted directly after the terminator's block, so the last edge comes first.
    Block[] blocks = new Block[passed.size()];
    for (int i = blocks.length - 1; i >= 0; i--) {
      blocks[i] = insert(terminator, i, passed.get(i));
    }
    return List.of(blocks);
  }

  private static Block insert(Operation terminator, int index, List<Value> passed) {
    Block block = terminator.block();
    OpBuilder builder = new OpBuilder(terminator.context());
    Block edge = builder.createBlock(block.parent(), block.next(), List.of(), terminator.location());
    BranchOp.create(builder, terminator.location(), terminator.successor(index), passed);
    terminator.setSuccessor(index, edge);
    return edge;
  }
}
