// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/** The nesting depths of blocks. All queries together are linear in the queried blocks and their ancestors. */
final class NestingDepths {
  private final Map<Block, Integer> depths = new IdentityHashMap<>();

  /** Returns the number of blocks that enclose {@code block}. */
  int of(Block block) {
    List<Block> unknown = new ArrayList<>();
    Block known = block;
    while (known != null && !depths.containsKey(known)) {
      unknown.add(known);
      known = blockAround(known);
    }
    int depth = known == null ? -1 : depths.get(known);
    for (int i = unknown.size() - 1; i >= 0; i--) {
      depths.put(unknown.get(i), ++depth);
    }
    return depth;
  }

  /** Clears the cache after a change of the program. */
  void clear() {
    depths.clear();
  }

  private static @Nullable Block blockAround(Block block) {
    Operation parent = block.parentOp();
    return parent == null ? null : parent.block();
  }
}
