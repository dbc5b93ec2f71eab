// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reverses the elements along a dimension. */
@Op(name = "tosa.reverse",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = "axis: I32",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ReverseOp extends ReverseOpBase {
  ReverseOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Axes.verify(operation(), axisAttr().longValue(), "expected non-negative reverse axis", "reverse");
  }
}
