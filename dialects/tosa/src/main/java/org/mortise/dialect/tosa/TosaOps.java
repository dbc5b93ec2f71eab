// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Op;

/** Operations on tensors without specific Java code. */
@Op(name = "tosa.conv2d", view = "Conv2DOp", family = ConvolutionOp.class,
    operands = {"input: TENSOR_4D", "weight: WEIGHT_4D", "bias: TENSOR_1D"}, results = "output: TENSOR_4D",
    attributes = {
        "pad: I64_ARRAY_4",
        "stride: I64_ARRAY_2",
        "dilation: I64_ARRAY_2",
        "quantization_info: CONV_QUANTIZATION?",
        "local_bound: BOOL? = FALSE"
    }, summary = "Convolves images with a kernel.")
@Op(name = "tosa.conv3d", view = "Conv3DOp", family = ConvolutionOp.class,
    operands = {"input: TENSOR_5D", "weight: WEIGHT_5D", "bias: TENSOR_1D"}, results = "output: TENSOR_5D",
    attributes = {
        "pad: I64_ARRAY_6",
        "stride: I64_ARRAY_3",
        "dilation: I64_ARRAY_3",
        "quantization_info: CONV_QUANTIZATION?",
        "local_bound: BOOL? = FALSE"
    }, summary = "Convolves volumes with a kernel.")
@Op(name = "tosa.depthwise_conv2d", view = "DepthwiseConv2DOp", family = ConvolutionOp.class,
    operands = {"input: TENSOR_4D", "weight: WEIGHT_4D", "bias: TENSOR_1D"}, results = "output: TENSOR_4D",
    attributes = {
        "pad: I64_ARRAY_4",
        "stride: I64_ARRAY_2",
        "dilation: I64_ARRAY_2",
        "quantization_info: CONV_QUANTIZATION?",
        "local_bound: BOOL? = FALSE"
    }, summary = "Convolves each channel of images with a separate kernel.")
@Op(name = "tosa.fully_connected", view = "FullyConnectedOp", family = ConvolutionOp.class,
    operands = {"input: TENSOR_2D", "weight: WEIGHT_2D", "bias: TENSOR_1D"}, results = "output: TENSOR_2D",
    attributes = "quantization_info: CONV_QUANTIZATION?", summary = "Multiplies matrices and adds a bias.")
@Op(name = "tosa.reduce_all", view = "ReduceAllOp", family = ReductionOp.class,
    summary = "Returns whether all truth values along a dimension hold.")
@Op(name = "tosa.reduce_any", view = "ReduceAnyOp", family = ReductionOp.class,
    summary = "Returns the disjunction of the truth values along a dimension.")
@Op(name = "tosa.reduce_max", view = "ReduceMaxOp", family = ReductionOp.class,
    summary = "Returns the greatest element along a dimension.")
@Op(name = "tosa.reduce_min", view = "ReduceMinOp", family = ReductionOp.class,
    summary = "Returns the least element along a dimension.")
@Op(name = "tosa.reduce_prod", view = "ReduceProdOp", family = ReductionOp.class,
    summary = "Multiplies the elements along a dimension.")
@Op(name = "tosa.reduce_sum", view = "ReduceSumOp", family = ReductionOp.class,
    summary = "Adds the elements along a dimension.")
final class TosaOps {
  private TosaOps() {}
}
