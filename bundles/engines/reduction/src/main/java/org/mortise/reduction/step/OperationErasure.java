// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.step;

import java.util.List;
import org.mortise.ir.Operation;

/** Erases operations that are not terminators. Uses of their results become uses of nearby values or of constants. */
public final class OperationErasure extends SiteStep<Operation> {
  public OperationErasure(Placeholders placeholders) {
    super("erase operations", Reach.MANY_PLACES, placeholders);
  }

  @Override
  List<Operation> list(Operation module) {
    return Sites.in(module, op -> !Sites.isTerminator(op));
  }

  @Override
  boolean take(Operation op, Substitutes substitutes) {
    if (!substitutes.replace(op, op.resultList())) {
      return false;
    }
    op.erase();
    return true;
  }
}
