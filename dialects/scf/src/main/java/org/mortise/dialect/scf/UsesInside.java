// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
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
 * found among the operations are then sorted.
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
        found = inUseListOrder(amongOperations(value, region, limit));
      }
      if (found != null) {
        return found;
      }
    }
  }

  /**
   * Returns whether the first of {@code first} precedes the first of {@code second}, both in the order of one use list.
   * Costs the distance between the two.
   */
  static boolean isFirst(List<OpOperand> first, List<OpOperand> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return !first.isEmpty();
    }
    OpOperand fromFirst = first.get(0);
    OpOperand fromSecond = second.get(0);
    while (fromFirst != null && fromSecond != null) {
      fromFirst = fromFirst.nextUse();
      fromSecond = fromSecond.nextUse();
      if (fromFirst == second.get(0) || fromSecond == first.get(0)) {
        return fromFirst == second.get(0);
      }
    }
    return fromFirst != null;
  }

  /**
   * Sorts uses of one value by use list order. Advances from all of them in lockstep until each but the last has
   * reached the next one, which costs the length of the list between the first and the last.
   */
  private static List<OpOperand> inUseListOrder(List<OpOperand> uses) {
    if (uses == null || uses.size() <= 1) {
      return uses;
    }
    Set<OpOperand> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
    wanted.addAll(uses);
    Map<OpOperand, OpOperand> following = new IdentityHashMap<>();
    OpOperand[] cursors = uses.toArray(new OpOperand[0]);
    while (following.size() < cursors.length - 1) {
      for (int i = 0; i < cursors.length; i++) {
        cursors[i] = cursors[i] == null ? null : cursors[i].nextUse();
        if (cursors[i] != null && wanted.contains(cursors[i])) {
          following.put(uses.get(i), cursors[i]);
          cursors[i] = null;
        }
      }
    }
    wanted.removeAll(following.values());
    List<OpOperand> ordered = new ArrayList<>(uses.size());
    for (OpOperand use = wanted.iterator().next(); use != null; use = following.get(use)) {
      ordered.add(use);
    }
    return ordered;
  }

  /** Returns null after {@code limit} steps. Steps to enclosing regions count, because uses can be nested deeply. */
  private static @Nullable List<OpOperand> amongUses(Value value, Region region, long limit) {
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
  private static @Nullable List<OpOperand> amongOperations(Value value, Region region, long limit) {
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
