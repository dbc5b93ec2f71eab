// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/**
 * Finds the uses of a value inside a region. Either looks at all uses or at everything in the region, whichever turns
 * out to be less: many regions can ask for a value with many uses, and few uses be asked for in large regions.
 */
final class UsesInside {
  private static final int FIRST_LIMIT = 16;
  private static final int ORDER_LIMIT = 1024;
  private static final int STEPS_PER_USE = 16;

  private UsesInside() {}

  static List<OpOperand> of(Value value, Region region) {
    if (region.isEmpty()) {
      return List.of();
    }
    for (long limit = FIRST_LIMIT;; limit *= 2) {
      List<OpOperand> found = amongUses(value, region, limit);
      if (found == null) {
        found = amongOperations(value, region, limit);
      }
      if (found != null) {
        return found;
      }
    }
  }

  /**
   * Whether, newest use first, a use in {@code first} comes before any in {@code second}; gives up after many uses, and
   * after many steps up the regions.
   */
  static boolean meetsFirst(Value value, Region first, Region second) {
    int left = ORDER_LIMIT;
    int steps = ORDER_LIMIT * STEPS_PER_USE;
    for (OpOperand use = value.firstUse(); use != null && left > 0 && steps > 0; use = use.nextUse()) {
      Region outer = use.owner().parentRegion();
      while (outer != null && outer != first && outer != second) {
        outer = outer.parentRegion();
        steps--;
      }
      if (outer != null) {
        return outer == first;
      }
      left--;
    }
    return false;
  }

  /** The steps up the regions count too: uses can lie deep, and a region near the top have them all. */
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
