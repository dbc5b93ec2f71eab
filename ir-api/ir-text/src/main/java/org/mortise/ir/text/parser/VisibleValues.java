// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominatorTree;
import org.mortise.ir.text.parser.Expectations.VisibleValue;

/**
 * Selects the values that may be used at the end of an unfinished text. Edges of the control flow that come later in
 * the text are unknown; they can only take values away, so that no value is omitted wrongly. Near-linear in the open
 * regions.
 */
final class VisibleValues {
  private final Map<Region, Block> ends = new IdentityHashMap<>();
  private final Map<Region, DominatorTree> trees = new IdentityHashMap<>();

  /** @param innermost the operations that are unfinished */
  VisibleValues(@Nullable Frame innermost) {
    for (Frame frame = innermost; frame != null; frame = frame.parent) {
      if (frame.region != null && frame.block != null) {
        complete(frame.region);
        ends.put(frame.region, frame.block);
      }
    }
  }

  /** Adds the blocks that were used and not defined yet, so that each successor is in the region. */
  private static void complete(Region region) {
    List<Block> missing = new ArrayList<>();
    for (Block block : region.blocks()) {
      Operation last = block.last();
      if (last == null) {
        continue;
      }
      for (Block successor : last.successors()) {
        if (successor.parent() == null) {
          missing.add(successor);
        }
      }
    }
    for (Block block : missing) {
      if (block.parent() == null) {
        region.append(block);
      }
    }
  }

  List<VisibleValue> of(ValueScopes scopes) {
    List<VisibleValue> found = new ArrayList<>();
    scopes.forEachVisible((name, value) -> {
      if (mayDominateEnd(value)) {
        found.add(new VisibleValue(name, value));
      }
    });
    return found;
  }

  private boolean mayDominateEnd(Value value) {
    Block block = value.parentBlock();
    Region region = block == null ? null : block.parent();
    Block end = region == null ? null : ends.get(region);
    if (end == null || end == block || end.parent() != region || region.first() == region.last()) {
      return true;
    }
    DominatorTree tree = trees.computeIfAbsent(region, DominatorTree::of);
    return !tree.isReachable(end) || tree.dominates(block, end);
  }
}
