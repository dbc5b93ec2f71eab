// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.cf.Edges;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Gives every edge of a terminator with several successors a block of its own, which passes on what the terminator
 * passed. What only some of the successors need can then be freed on the way to the others, and nobody has to know the
 * conditions under which the terminator goes one way or the other.
 *
 * <p>Terminators that take care of themselves ({@link BufferDeallocationOpInterface}) or that produce operands are left
 * alone. One step per edge, besides what the terminator takes to find its operands.
 */
final class SplitEdges {
  private final Map<Block, Block> predecessors = new HashMap<>();

  /** Splits the edges between the reachable blocks of a region. */
  void in(Region region) {
    for (Block block : ReachableBlocks.in(region)) {
      Operation terminator = block.last();
      if (terminator != null && terminator.successorCount() > 1
          && !terminator.implementsInterface(BufferDeallocationOpInterface.class)) {
        split(terminator);
      }
    }
  }

  /** The block that {@code edge} continues, or null if it is no block of an edge. */
  Block predecessor(Block edge) {
    return predecessors.get(edge);
  }

  private void split(Operation terminator) {
    List<Block> edges = Edges.splitAll(terminator);
    if (edges != null) {
      edges.forEach(edge -> predecessors.put(edge, terminator.block()));
    }
  }
}
