// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Region;

/** The blocks of a region, with their reachability from the entry block. A snapshot; linear in blocks and edges. */
final class ReachedBlocks {
  private final Block[] blocks;
  private final boolean[] reached;

  private ReachedBlocks(Block[] blocks) {
    this.blocks = blocks;
    this.reached = new boolean[blocks.length];
  }

  /** Searches a region with at least one block. */
  static ReachedBlocks of(Region region) {
    int count = 0;
    for (Block block = region.first(); block != null; block = block.next()) {
      block.setNumberHint(count++); // no other analysis numbers blocks until the search is over
    }
    ReachedBlocks result = new ReachedBlocks(new Block[count]);
    for (Block block = region.first(); block != null; block = block.next()) {
      result.blocks[block.numberHint()] = block;
    }
    result.search();
    return result;
  }

  private void search() {
    int[] pending = new int[blocks.length];
    int count = 0;
    reached[0] = true;
    pending[count++] = 0;
    while (count > 0) {
      Block block = blocks[pending[--count]];
      for (int i = 0; i < block.successorCount(); i++) {
        int target = block.successor(i).numberHint();
        if (!reached[target]) {
          reached[target] = true;
          pending[count++] = target;
        }
      }
    }
  }

  int size() {
    return blocks.length;
  }

  /** The blocks that are not reached, in order. */
  List<Block> others() {
    List<Block> others = new ArrayList<>(0);
    for (int i = 0; i < blocks.length; i++) {
      if (!reached[i]) {
        others.add(blocks[i]);
      }
    }
    return others;
  }
}
