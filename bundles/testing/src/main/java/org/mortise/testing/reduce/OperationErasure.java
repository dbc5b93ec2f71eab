// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.reduce;

import java.util.List;
import org.mortise.ir.Operation;

/** Erases operations that are not terminators. */
final class OperationErasure implements ReductionStep {
  @Override
  public boolean isSingle() {
    return false;
  }

  @Override
  public int sites(Operation module) {
    return operations(module).size();
  }

  private static List<Operation> operations(Operation module) {
    return Sites.in(module, op -> !Sites.isTerminator(op));
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    List<Operation> operations = operations(module);
    boolean changed = false;
    for (int i = Math.min(to, operations.size()) - 1; i >= from; i--) {
      Operation op = operations.get(i);
      if (NearbyValues.replace(op, op.resultList())) {
        op.erase();
        changed = true;
      }
    }
    return changed;
  }
}
