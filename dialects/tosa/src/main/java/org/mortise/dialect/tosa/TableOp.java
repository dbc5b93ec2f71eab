// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Looks up elements in a table. */
@Op(name = "tosa.table",
    operands = {"input1: TENSOR", "table: TENSOR_1D"},
    results = "output: TENSOR",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class TableOp extends TableOpBase {
  TableOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    if (input == null || output == null) {
      return null;
    }
    if (input.rank() != output.rank()) {
      return opError("expected input tensor rank to equal result tensor rank");
    }
    for (int i = 0; i < input.rank(); i++) {
      if (!input.isDynamicDim(i) && !output.isDynamicDim(i) && input.dim(i) != output.dim(i)) {
        return opError("dim(result, " + i + ") = " + output.dim(i) + " doesn't match dim(input, " + i + ") = "
            + input.dim(i));
      }
    }
    return null;
  }
}
