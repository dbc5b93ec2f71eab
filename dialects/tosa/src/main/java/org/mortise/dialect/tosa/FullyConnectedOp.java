// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies matrices and adds a bias. */
@Op(name = "tosa.fully_connected",
    family = ConvolutionOp.class,
    operands = {"input: TENSOR_2D", "weight: WEIGHT_2D", "bias: TENSOR_1D"},
    results = "output: TENSOR_2D",
    attributes = "quantization_info: CONV_QUANTIZATION?")
public final class FullyConnectedOp extends FullyConnectedOpBase {
  FullyConnectedOp(Operation operation) {
    super(operation);
  }
}
