// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;

/** Joins shapes. */
@Op(name = "tosa.concat_shape", since = "22.1",
    operands = "input: SHAPE...",
    results = "output: SHAPE",
    traits = {"SHAPE_OPERATOR", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class ConcatShapeOp extends ConcatShapeOpBase {
  ConcatShapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int sum = 0;
    for (Value each : input()) {
      sum += ((ShapeType) each.type()).rank();
    }
    int rank = outputType().rank();
    return sum == rank ? null
        : opError("requires output shape rank to be equal to the sum of the input shape ranks (" + sum + "), got "
            + rank);
  }
}
