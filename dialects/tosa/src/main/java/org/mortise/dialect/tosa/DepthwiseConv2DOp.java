// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Convolves each channel of images with a separate kernel. */
@Op(name = "tosa.depthwise_conv2d",
    family = ConvolutionOp.class,
    operands = {"input: TENSOR_4D", "weight: WEIGHT_4D", "bias: TENSOR_1D"},
    results = "output: TENSOR_4D",
    attributes = {
        "pad: I64_ARRAY_4",
        "stride: I64_ARRAY_2",
        "dilation: I64_ARRAY_2",
        "quantization_info: CONV_QUANTIZATION?",
        "local_bound: BOOL? = FALSE"
    })
public final class DepthwiseConv2DOp extends DepthwiseConv2DOpBase {
  DepthwiseConv2DOp(Operation operation) {
    super(operation);
  }
}
