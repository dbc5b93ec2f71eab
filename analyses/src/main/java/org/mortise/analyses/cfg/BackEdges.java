// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * The back edges of a region's control flow: edges to a block on the current path of a depth-first search. The search
 * starts at the entry block, then at each block not yet visited. Without these edges the graph is acyclic. Linear in
 * blocks and edges; no recursion. In irreducible graphs the result depends on the order of successors.
 */
public final class BackEdges {
  private BackEdges() {}

  /** Returns the back edges of a region, unreachable blocks included, in the order of the search. */
  public static List<BlockOperand> of(Region region) {
    List<BlockOperand> found = new ArrayList<>();
    if (region.isEmpty() || region.hasOneBlock() && region.first().successorCount() == 0) {
      return found;
    }
    new Search(region, found).run();
    return found;
  }

  private static final class Search {
    private static final byte NEW = 0;
    private static final byte OPEN = 1;
    private static final byte DONE = 2;

    private final Region region;
    private final List<BlockOperand> found;
    private final List<Block> blocks = new ArrayList<>();
    private byte[] state;
    private int[] path;
    private int[] nextSuccessor;
    private int depth;

    Search(Region region, List<BlockOperand> found) {
      this.region = region;
      this.found = found;
    }

    void run() {
      for (Block block = region.first(); block != null; block = block.next()) {
        block.setNumberHint(blocks.size()); // valid: no other thread works on this region
        blocks.add(block);
      }
      state = new byte[blocks.size()];
      path = new int[blocks.size()];
      nextSuccessor = new int[blocks.size()];
      for (int i = 0; i < state.length; i++) {
        if (state[i] == NEW) {
          searchFrom(i);
        }
      }
    }

    private void searchFrom(int start) {
      enter(start);
      while (depth > 0) {
        int number = path[depth - 1];
        Operation terminator = blocks.get(number).last();
        if (terminator == null || nextSuccessor[number] == terminator.successorCount()) {
          state[number] = DONE;
          depth--;
          continue;
        }
        BlockOperand edge = terminator.blockOperand(nextSuccessor[number]++);
        int target = edge.block().numberHint();
        if (state[target] == OPEN) {
          found.add(edge);
        } else if (state[target] == NEW) {
          enter(target);
        }
      }
    }

    private void enter(int number) {
      state[number] = OPEN;
      path[depth++] = number;
    }
  }
}
