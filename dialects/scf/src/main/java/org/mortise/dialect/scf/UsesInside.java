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

  /** Whether, newest use first, a use in {@code first} comes before any in {@code second}; gives up after many uses. */
  static boolean meetsFirst(Value value, Region first, Region second) {
    int left = ORDER_LIMIT;
    for (OpOperand use = value.firstUse(); use != null && left > 0; use = use.nextUse()) {
      if (Inlining.isInside(use, second)) {
        return false;
      }
      if (Inlining.isInside(use, first)) {
        return true;
      }
      left--;
    }
    return false;
  }

  private static List<OpOperand> amongUses(Value value, Region region, long limit) {
    List<OpOperand> found = new ArrayList<>();
    long count = 0;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (++count > limit) {
        return null;
      }
      if (Inlining.isInside(use, region)) {
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
