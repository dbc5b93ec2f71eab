// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Region;

/** Finds blocks on cycles of blocks, reducible or not. Each region is analysed once; linear. */
public final class BlockLoops {
  private final Map<Region, Set<Block>> repeated = new IdentityHashMap<>();

  /** Returns whether control can return to {@code block} inside its region. */
  public boolean contains(Block block) {
    Region region = block.parent();
    return !region.hasOneBlock() && repeated.computeIfAbsent(region, BlockLoops::find).contains(block)
        || precedesItself(block);
  }

  private static Set<Block> find(Region region) {
    Set<Block> found = Collections.newSetFromMap(new IdentityHashMap<>());
    ControlFlowGraphView blocks = new ControlFlowGraphView(region);
    for (List<Block> component : StronglyConnectedComponents.reachableFrom(blocks, region.first())) {
      if (component.size() > 1) {
        found.addAll(component);
      }
    }
    return found;
  }

  private static boolean precedesItself(Block block) {
    for (int i = 0; i < block.successorCount(); i++) {
      if (block.successor(i) == block) {
        return true;
      }
    }
    return false;
  }
}
