// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends the innermost region of a kind here if it was cancelled. */
@Op(name = "omp.cancellation_point",
    attributes = "cancel_directive: CANCELLATION_CONSTRUCT_TYPE",
    format = "`cancellation_construct_type` `(` $cancel_directive `)` attr-dict")
public final class CancellationPointOp extends CancellationPointOpBase {
  CancellationPointOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Cancellation.verify(operation(), cancelDirectiveAttr().word(), "cancellation point");
  }
}
