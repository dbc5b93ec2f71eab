// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.step;

import java.util.List;
import org.mortise.ir.Operation;

/** Erases operations that are not terminators. Uses of their results become uses of nearby values or of constants. */
public final class OperationErasure implements ReductionStep {
  private final Placeholders placeholders;

  public OperationErasure(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  @Override
  public String title() {
    return "erase operations";
  }

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
    Substitutes substitutes = new Substitutes(placeholders);
    boolean changed = false;
    for (int i = Math.min(to, operations.size()) - 1; i >= from; i--) {
      Operation op = operations.get(i);
      if (substitutes.replace(op, op.resultList())) {
        op.erase();
        changed = true;
      }
    }
    return changed;
  }
}
