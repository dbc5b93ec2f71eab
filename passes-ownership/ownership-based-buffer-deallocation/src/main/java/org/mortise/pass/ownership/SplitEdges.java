// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.cf.Edges;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.interfaces.BranchOpInterface;

/**
 * Gives every edge of a terminator with several successors a block of its own, which passes on what the terminator
 * passed. What only some of the successors need can then be freed on the way to the others, and nobody has to know the
 * conditions under which the terminator goes one way or the other.
 *
 * <p>Terminators that take care of themselves ({@link BufferDeallocationOpInterface}) or that produce operands are left
 * alone. One step per edge, besides what the terminator takes to find and erase its operands.
 */
final class SplitEdges {
  private final Map<Block, Block> predecessors = new HashMap<>();

  /** Splits the edges between the reachable blocks of a region. */
  void in(Region region) {
    for (Block block : ReachableBlocks.in(region)) {
      Operation terminator = block.last();
      BranchOpInterface branch = terminator == null ? null : terminator.getInterface(BranchOpInterface.class);
      if (branch != null && hasPlainEdges(terminator, branch)) {
        split(terminator);
      }
    }
  }

  /** The block that {@code edge} continues, or null if it is no block of an edge. */
  Block predecessor(Block edge) {
    return predecessors.get(edge);
  }

  private static boolean hasPlainEdges(Operation terminator, BranchOpInterface branch) {
    int count = terminator.successorCount();
    if (count < 2 || terminator.implementsInterface(BufferDeallocationOpInterface.class)) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (branch.getSuccessorOperands(terminator, i).producedCount() > 0) {
        return false;
      }
    }
    return true;
  }

  /** From the last edge to the first, so that each block is put in front of the one before. */
  private void split(Operation terminator) {
    Block block = terminator.block();
    for (int i = terminator.successorCount() - 1; i >= 0; i--) {
      predecessors.put(Edges.split(terminator, i), block);
    }
  }
}
