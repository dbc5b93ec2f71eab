// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Cancels the innermost region of a kind. */
@Op(name = "omp.cancel",
    operands = "if_expr: I1?",
    attributes = "cancel_directive: CANCELLATION_CONSTRUCT_TYPE",
    format = "`cancellation_construct_type` `(` $cancel_directive `)` oilist(" + Clauses.IF
        + ") attr-dict")
public final class CancelOp extends CancelOpBase {
  CancelOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Cancellation.verify(operation(), cancelDirectiveAttr().word(), "cancel");
  }
}
