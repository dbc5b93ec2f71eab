// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Returns the size of a dimension of a tensor, as a shape. */
@Op(name = "tosa.dim", since = "22.1",
    operands = "input1: TENSOR_AT_LEAST_1D",
    attributes = "axis: I32",
    results = "output: SHAPE",
    traits = {"SHAPE_OPERATOR", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class DimOp extends DimOpBase {
  DimOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int rank = outputType().rank();
    if (rank != 1) {
      return opError("expect output shape type to contain one element, got '" + outputType() + "'");
    }
    TensorType input = TosaTypes.ranked(input1());
    long axis = axisAttr().longValue();
    return input == null || axis >= 0 && axis < input.rank() ? null
        : opError("expect axis to be in the range [0, " + input.rank() + "), got " + axis);
  }
}
