// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;

/**
 * Sorts operations of any blocks so that each follows the definitions of its operands. Each round visits the remaining
 * operations and takes those without remaining dependencies. Linear if the operations are almost in order, quadratic if
 * they are in reverse order.
 */
public final class TopologicalOrder {
  private TopologicalOrder() {}

  /** Sorts {@code ops}, which are distinct. Returns false, with some of them unsorted, if there is a cycle. */
  public static boolean sort(List<Operation> ops) {
    Set<Operation> left = new HashSet<>(ops);
    int sorted = 0;
    boolean complete = true;
    while (sorted < ops.size()) {
      int before = sorted;
      for (int i = sorted; i < ops.size(); i++) {
        if (isReady(ops.get(i), left)) {
          left.remove(ops.get(i));
          Collections.swap(ops, i, sorted++);
        }
      }
      if (sorted == before) {
        complete = false;
        left.remove(ops.get(sorted++));
      }
    }
    return complete;
  }

  private static boolean isReady(Operation op, Set<Operation> left) {
    return Walk.preOrder(op, inner -> {
      for (Value operand : inner.operands()) {
        if (isFrom(operand, op, left)) {
          return Walk.Result.INTERRUPT;
        }
      }
      return Walk.Result.ADVANCE;
    }) != Walk.Result.INTERRUPT;
  }

  /** Returns whether a value is defined by, or inside, an operation that is left, other than {@code user}. */
  private static boolean isFrom(Value value, Operation user, Set<Operation> left) {
    for (Operation op = value.definingOp(); op != null && op != user; op = op.parentOp()) {
      if (left.contains(op)) {
        return true;
      }
    }
    return false;
  }
}
