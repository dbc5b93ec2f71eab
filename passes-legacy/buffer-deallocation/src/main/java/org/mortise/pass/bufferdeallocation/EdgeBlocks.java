// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.cf.Edges;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * Creates blocks on edges of terminators with several successors, for operations that are needed on one edge only. Each
 * block is created at the first request.
 */
final class EdgeBlocks {
  private final Map<Operation, Map<Integer, Block>> made = new IdentityHashMap<>(2);

  /**
   * Returns a terminator that is executed exactly when control takes the edge to successor {@code index} of {@code
   * terminator}: the terminator itself if it has one successor, or the branch of a new block on the edge, which
   * forwards the same operands. Null if the terminator itself produces a successor operand.
   */
  @Nullable Operation branchOn(Operation terminator, int index) {
    if (terminator.successorCount() == 1) {
      return terminator;
    }
    Map<Integer, Block> edges = made.computeIfAbsent(terminator, key -> new HashMap<>());
    Block edge = edges.get(index);
    if (edge == null) {
      edge = Edges.split(terminator, index);
      if (edge == null) {
        return null;
      }
      edges.put(index, edge);
    }
    return edge.last();
  }
}
