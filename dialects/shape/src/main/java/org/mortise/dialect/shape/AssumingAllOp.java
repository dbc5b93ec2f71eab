// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns a witness that all conditions hold. */
@Op(name = "shape.assuming_all",
    operands = "inputs: WITNESS...",
    results = "result: WITNESS",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$inputs attr-dict",
    patterns = {WitnessPatterns.class, DuplicateOperands.class})
public final class AssumingAllOp extends AssumingAllOpBase {
  AssumingAllOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return inputs().isEmpty() ? opError("no operands specified") : null;
  }

  /** Drops trailing conditions that hold; a condition that does not hold is the result. */
  FoldResult fold(Attribute[] constants) {
    int kept = constants.length;
    while (kept > 0 && constants[kept - 1] instanceof IntegerAttr passing) {
      if (passing.longValue() == 0) {
        return FoldResult.of(Extents.truth(context(), false));
      }
      kept--;
    }
    if (kept == 0) {
      return FoldResult.of(Extents.truth(context(), true));
    }
    if (kept == constants.length) {
      return FoldResult.NONE;
    }
    operation().eraseOperands(kept, constants.length - kept);
    return FoldResult.IN_PLACE;
  }
}
