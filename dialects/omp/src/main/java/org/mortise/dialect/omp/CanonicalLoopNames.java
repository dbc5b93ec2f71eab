// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * The names of canonical loops by their places: {@code _s1} in the second operation with regions of a region, {@code
 * _r1} in the second region of an operation, {@code _d1} in a loop that contains nothing else with regions.
 */
final class CanonicalLoopNames {
  private CanonicalLoopNames() {}

  /** Returns {@code prefix} and the place of a loop. */
  static String of(String prefix, Operation loop) {
    Deque<Operation> path = new ArrayDeque<>();
    for (Operation op = loop; op != null && !op.hasTrait(Trait.ISOLATED_FROM_ABOVE); op = op.parentOp()) {
      path.addFirst(op);
    }
    StringBuilder name = new StringBuilder(prefix);
    int depth = 0;
    boolean isInside = false;
    for (Operation op : path) {
      int index = indexOf(op);
      if (index >= 0) {
        name.append("_s").append(index);
        depth = 0;
      } else if (op == loop && depth > 0) {
        name.append("_d").append(depth);
      } else if (op == loop && isInside) {
        name.append("_s0");
      }
      isInside = true;
      if (CanonicalLoopOp.of(op) != null) {
        depth++;
      }
      Region region = op == loop ? null : regionAround(op, loop);
      if (region != null && op.regionCount() > 1) {
        name.append("_r").append(region.index());
        depth = 0;
        isInside = false;
      }
    }
    return name.toString();
  }

  /** Returns the number of operations with regions before {@code op} in its region; -1 if there are no others. */
  private static int indexOf(Operation op) {
    Region region = op.parentRegion();
    int index = 0;
    int count = 0;
    for (Block block = region == null ? null : region.first(); block != null; block = block.next()) {
      for (Operation each = block.first(); each != null; each = each.next()) {
        index = each == op ? count : index;
        count += each.regionCount() > 0 ? 1 : 0;
      }
    }
    return count < 2 ? -1 : index;
  }

  private static @Nullable Region regionAround(Operation op, Operation nested) {
    Region region = nested.parentRegion();
    while (region != null && region.parentOp() != op) {
      region = region.parentOp() == null ? null : region.parentOp().parentRegion();
    }
    return region;
  }
}
