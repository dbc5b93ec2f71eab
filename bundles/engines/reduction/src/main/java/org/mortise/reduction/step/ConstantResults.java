// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.List;
import org.mortise.ir.Operation;

/** Replaces operations with operands or regions by constants, so that the producers of the operands become unused. */
public final class ConstantResults extends SiteStep<Operation> {
  public ConstantResults(Placeholders placeholders) {
    super("replace operations by constants", Reach.MANY_PLACES, placeholders);
  }

  @Override
  List<Operation> list(Operation module) {
    return Sites.in(module,
        op -> op.hasResultUses() && (op.operandCount() > 0 || op.regionCount() > 0) && !Sites.isTerminator(op));
  }

  @Override
  boolean take(Operation op, Substitutes substitutes) {
    if (!substitutes.replaceByConstants(op, op.resultList())) {
      return false;
    }
    op.erase();
    return true;
  }
}
