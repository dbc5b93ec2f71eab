// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The rule that whatever a pattern matches has a use that binds it. Results of an operation bind it if they are used
 * themselves. Linear in the uses.
 */
final class PdlBinding {
  private PdlBinding() {}

  /** Verifies an operation with one result. Outside of the matcher of a pattern, it needs no use. */
  static @Nullable Diagnostic verify(Operation op) {
    if (PdlPatternOp.of(op.parentOp()) == null || isBound(op.result(0))) {
      return null;
    }
    return op.opError("expected a bindable user when defined in the matcher body of a `pdl.pattern`");
  }

  private static boolean isBound(Value matched) {
    for (OpOperand use : matched.uses()) {
      Operation user = use.owner();
      if (!isResult(user) || user.result(0).hasUses()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether {@code op} is {@code pdl.result} or {@code pdl.results}. */
  static boolean isResult(Operation op) {
    return PdlResultOp.of(op) != null || PdlResultsOp.of(op) != null;
  }
}
