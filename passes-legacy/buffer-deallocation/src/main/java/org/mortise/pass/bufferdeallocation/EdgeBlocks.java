// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.dialect.cf.Edges;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * Blocks for what is to happen only if a terminator goes one of its ways: on an edge from a terminator with several
 * successors. Each is made when first asked for.
 */
final class EdgeBlocks {
  private final Map<Operation, Map<Integer, Block>> made = new IdentityHashMap<>();

  /**
   * The terminator that goes to the successor at {@code index} of {@code terminator} and nowhere else: itself, or the
   * branch of a new block on the edge, which passes on what {@code terminator} passed. Null if the terminator makes
   * some of what it passes.
   */
  Operation branchOn(Operation terminator, int index) {
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
