// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.ReachableBlocks;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.cf.Edges;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * Inserts a block on every edge of a terminator with several successors; the block forwards the same operands. Memrefs
 * that only some of the successors need can be freed on the edges to the others, independent of the branch conditions.
 *
 * <p>Terminators with their own {@link BufferDeallocationOpInterface}, and those that produce successor operands, are
 * not changed. One step per edge, plus the cost of the terminator's interface.
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

  /** Returns the block from which {@code edge} was split, or null if {@code edge} is not the block of an edge. */
  @Nullable Block predecessor(Block edge) {
    return predecessors.get(edge);
  }

  private void split(Operation terminator) {
    List<Block> edges = Edges.splitAll(terminator);
    if (edges != null) {
      edges.forEach(edge -> predecessors.put(edge, terminator.block()));
    }
  }
}
