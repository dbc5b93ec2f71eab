// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;

/** The blocks reachable from the entry of a region, each after its dominators. Linear. */
final class ReachableBlocks {
  /** A block with the number of its visited successors. */
  private static final class Visit {
    final Block block;
    int next;

    Visit(Block block) {
      this.block = block;
    }
  }

  private ReachableBlocks() {}

  static List<Block> of(Block entry) {
    if (entry.successorCount() == 0) {
      return List.of(entry);
    }
    List<Block> postOrder = new ArrayList<>();
    Set<Block> seen = new HashSet<>();
    Deque<Visit> path = new ArrayDeque<>();
    seen.add(entry);
    path.push(new Visit(entry));
    while (!path.isEmpty()) {
      Visit visit = path.element();
      if (visit.next == visit.block.successorCount()) {
        postOrder.add(visit.block);
        path.pop();
      } else {
        // the last successor first, so that the first one follows its predecessor
        Block successor = visit.block.successor(visit.block.successorCount() - ++visit.next);
        if (seen.add(successor)) {
          path.push(new Visit(successor));
        }
      }
    }
    Collections.reverse(postOrder);
    return postOrder;
  }
}
