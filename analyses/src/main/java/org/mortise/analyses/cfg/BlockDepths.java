// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/** Caches the nesting depths of blocks. Blocks must not be moved to another depth meanwhile. */
public final class BlockDepths {
  private final Map<Block, Integer> depths = new HashMap<>();

  /** Returns whether {@code op} is in {@code block}, at any depth. */
  public boolean contains(Block block, Operation op) {
    Block inner = op.block();
    if (inner == block) {
      return true;
    }
    for (int steps = inner == null ? 0 : depth(inner) - depth(block); steps > 0; steps--) {
      inner = outer(inner);
    }
    return inner == block;
  }

  private int depth(Block block) {
    List<Block> unknown = new ArrayList<>();
    Block known = block;
    while (known != null && !depths.containsKey(known)) {
      unknown.add(known);
      known = outer(known);
    }
    int depth = known == null ? -1 : depths.get(known);
    for (int i = unknown.size() - 1; i >= 0; i--) {
      depths.put(unknown.get(i), ++depth);
    }
    return depth;
  }

  private static @Nullable Block outer(Block block) {
    return block.parentOp() == null ? null : block.parentOp().block();
  }
}
