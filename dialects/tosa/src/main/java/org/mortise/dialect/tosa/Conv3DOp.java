// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Convolves volumes with a kernel. */
@Op(name = "tosa.conv3d",
    family = ConvolutionOp.class,
    operands = {"input: TENSOR_5D", "weight: WEIGHT_5D", "bias: TENSOR_1D"},
    results = "output: TENSOR_5D",
    attributes = {
        "pad: I64_ARRAY_6",
        "stride: I64_ARRAY_3",
        "dilation: I64_ARRAY_3",
        "quantization_info: CONV_QUANTIZATION?",
        "local_bound: BOOL? = FALSE"
    })
public final class Conv3DOp extends Conv3DOpBase {
  Conv3DOp(Operation operation) {
    super(operation);
  }
}
