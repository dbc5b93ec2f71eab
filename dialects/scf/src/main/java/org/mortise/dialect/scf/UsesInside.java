// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/**
 * Finds the uses of a value inside a region, in the order of the value's use list.
 *
 * <p>The search goes through the uses or through the operations of the region, whichever takes fewer steps: a value
 * with many uses may be searched in many small regions, a value with few uses in a large region. Several uses that were
 * found among the operations are then sorted by one pass over the use list.
 */
final class UsesInside {
  private static final int FIRST_LIMIT = 16;

  private UsesInside() {}

  /** Returns the uses of {@code value} in {@code region}, at any depth, the latest use first. */
  static List<OpOperand> of(Value value, Region region) {
    if (region.isEmpty()) {
      return List.of();
    }
    for (long limit = FIRST_LIMIT;; limit *= 2) {
      List<OpOperand> found = amongUses(value, region, limit);
      if (found == null) {
        found = inUseListOrder(value, amongOperations(value, region, limit));
      }
      if (found != null) {
        return found;
      }
    }
  }

  /** Returns whether the use list of {@code value} has a use of {@code first} before all uses of {@code second}. */
  static boolean isFirst(Value value, List<OpOperand> first, List<OpOperand> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return !first.isEmpty();
    }
    OpOperand use = value.firstUse();
    while (use != first.get(0) && use != second.get(0)) {
      use = use.nextUse();
    }
    return use == first.get(0);
  }

  private static List<OpOperand> inUseListOrder(Value value, List<OpOperand> uses) {
    if (uses == null || uses.size() <= 1) {
      return uses;
    }
    Set<OpOperand> missing = Collections.newSetFromMap(new IdentityHashMap<>());
    missing.addAll(uses);
    List<OpOperand> ordered = new ArrayList<>(uses.size());
    for (OpOperand use = value.firstUse(); !missing.isEmpty(); use = use.nextUse()) {
      if (missing.remove(use)) {
        ordered.add(use);
      }
    }
    return ordered;
  }

  /** Returns null after {@code limit} steps. Steps to enclosing regions count, because uses can be nested deeply. */
  private static List<OpOperand> amongUses(Value value, Region region, long limit) {
    List<OpOperand> found = new ArrayList<>();
    long left = limit;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Region outer = use.owner().parentRegion();
      left--;
      while (outer != null && outer != region) {
        outer = outer.parentRegion();
        left--;
      }
      if (left < 0) {
        return null;
      }
      if (outer != null) {
        found.add(use);
      }
    }
    return found;
  }

  /** Returns null if the region has more than {@code limit} operations. */
  private static List<OpOperand> amongOperations(Value value, Region region, long limit) {
    List<OpOperand> found = new ArrayList<>();
    long[] count = {0};
    for (Block block : region.blocks()) {
      for (Operation op : block.operations()) {
        Walk.Result result = op.walkPreOrder((Operation inner) -> {
          collect(value, inner, found);
          return ++count[0] > limit ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
        });
        if (result == Walk.Result.INTERRUPT) {
          return null;
        }
      }
    }
    return found;
  }

  private static void collect(Value value, Operation op, List<OpOperand> found) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i) == value) {
        found.add(op.opOperand(i));
      }
    }
  }
}
