// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduce.internal.step;

import java.util.List;
import org.mortise.ir.Operation;

/** Replaces operations that have operands or regions by constants, so that what computes their operands is unused. */
public final class ConstantResults implements ReductionStep {
  private final Placeholders placeholders;

  public ConstantResults(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  @Override
  public String title() {
    return "replace operations by constants";
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
    return Sites.in(module,
        op -> op.hasResultUses() && (op.operandCount() > 0 || op.regionCount() > 0) && !Sites.isTerminator(op));
  }

  @Override
  public boolean apply(Operation module, int from, int to) {
    List<Operation> operations = operations(module);
    Substitutes substitutes = new Substitutes(placeholders);
    boolean changed = false;
    for (int i = Math.min(to, operations.size()) - 1; i >= from; i--) {
      Operation op = operations.get(i);
      if (substitutes.replaceByConstants(op, op.resultList())) {
        op.erase();
        changed = true;
      }
    }
    return changed;
  }
}
