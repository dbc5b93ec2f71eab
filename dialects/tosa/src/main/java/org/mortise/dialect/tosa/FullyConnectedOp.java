// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.FloatType;

/** Multiplies matrices and adds a bias. MLIR 22.1 does not have it. */
@Op(name = "tosa.fully_connected",
    operands = {"input: TENSOR_2D", "weight: TENSOR_2D", "bias: TENSOR_1D"},
    results = "output: TENSOR_2D",
    attributes = "quantization_info: CONV_QUANTIZATION?",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class FullyConnectedOp extends FullyConnectedOpBase {
  FullyConnectedOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type element = TosaTypes.elementOf(input());
    Type weight = TosaTypes.elementOf(weight());
    boolean isFloat = element instanceof FloatType;
    if (isFloat != weight instanceof FloatType) {
      return opError("expect both input and weight to be float or not together, got '" + element + "' and '" + weight
          + "'");
    }
    return isFloat == (quantizationInfoAttr() != null)
        ? opError("quantizationattr is required for quantized type, and not allowed for float type")
        : null;
  }
}
