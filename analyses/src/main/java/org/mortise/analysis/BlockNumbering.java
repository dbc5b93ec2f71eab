// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/**
 * Numbers the blocks inside an operation, at any depth, in the order of the program, for analyses that keep what they know
 * in arrays. Uses the hint in the block, so that a look-up costs two reads; falls back to a map for blocks that somebody
 * else has numbered meanwhile.
 */
final class BlockNumbering {
  static final int NONE = -1;

  private final List<Block> blocks = new ArrayList<>();
  private Map<Block, Integer> fallback;

  BlockNumbering(Operation root) {
    root.walkPreOrder(this::addBlocksOf);
  }

  private void addBlocksOf(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        block.setNumberHint(blocks.size());
        blocks.add(block);
      }
    }
  }

  int size() {
    return blocks.size();
  }

  Block block(int number) {
    return blocks.get(number);
  }

  /** The number of a block, or {@link #NONE} for one that is not inside the operation. */
  int numberOf(Block block) {
    int hint = block.numberHint();
    if (hint >= 0 && hint < blocks.size() && blocks.get(hint) == block) {
      return hint;
    }
    return slowNumberOf(block);
  }

  private int slowNumberOf(Block block) {
    if (fallback == null) {
      fallback = new IdentityHashMap<>();
      for (int i = 0; i < blocks.size(); i++) {
        fallback.put(blocks.get(i), i);
      }
    }
    return fallback.getOrDefault(block, NONE);
  }
}
