// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns a witness that all conditions hold. */
@Op(name = "shape.assuming_all",
    operands = "inputs: WITNESS...",
    results = "result: WITNESS",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$inputs attr-dict")
public final class AssumingAllOp extends AssumingAllOpBase {
  AssumingAllOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return inputs().isEmpty() ? opError("no operands specified") : null;
  }
}
