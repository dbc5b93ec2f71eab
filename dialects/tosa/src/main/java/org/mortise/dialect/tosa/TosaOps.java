// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Op;

/** Operations on tensors without specific Java code. */
@Op(name = "tosa.conv2d", view = "Conv2DOp", family = ConvolutionOp.class,
    operands = {
        "input: TENSOR_4D", "weight: TENSOR_4D", "bias: TENSOR_1D", "input_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR",
        "weight_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR_4D",
    attributes = {
        "pad: I64_ARRAY_4", "stride: I64_ARRAY_2", "dilation: I64_ARRAY_2", "acc_type: ACCUMULATOR",
        "local_bound: BOOL? = FALSE"
    }, patterns = ConvolutionPatterns.class,
    summary = "Convolves images with a kernel.")
@Op(name = "tosa.conv3d", view = "Conv3DOp", family = ConvolutionOp.class,
    operands = {
        "input: TENSOR_5D", "weight: TENSOR_5D", "bias: TENSOR_1D", "input_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR",
        "weight_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR_5D",
    attributes = {
        "pad: I64_ARRAY_6", "stride: I64_ARRAY_3", "dilation: I64_ARRAY_3", "acc_type: ACCUMULATOR",
        "local_bound: BOOL? = FALSE"
    }, summary = "Convolves volumes with a kernel.")
@Op(name = "tosa.depthwise_conv2d", view = "DepthwiseConv2DOp", family = ConvolutionOp.class,
    operands = {
        "input: TENSOR_4D", "weight: TENSOR_4D", "bias: TENSOR_1D", "input_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR",
        "weight_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR_4D",
    attributes = {
        "pad: I64_ARRAY_4", "stride: I64_ARRAY_2", "dilation: I64_ARRAY_2", "acc_type: ACCUMULATOR",
        "local_bound: BOOL? = FALSE"
    }, patterns = DepthwiseConvolutionPatterns.class,
    summary = "Convolves each channel of images with a separate kernel.")
@Op(name = "tosa.transpose_conv2d", view = "TransposeConv2DOp", family = ConvolutionOp.class,
    operands = {
        "input: TENSOR_4D", "weight: TENSOR_4D", "bias: TENSOR_1D", "input_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR",
        "weight_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR_4D",
    attributes = {
        "out_pad: I64_ARRAY_4", "stride: I64_ARRAY_2", "acc_type: ACCUMULATOR", "local_bound: BOOL? = FALSE"
    }, summary = "A transposed convolution.")
@Op(name = "tosa.reduce_all", view = "ReduceAllOp", family = ReductionOp.class,
    summary = "Returns whether all truth values along a dimension hold.")
@Op(name = "tosa.reduce_any", view = "ReduceAnyOp", family = ReductionOp.class,
    summary = "Returns the disjunction of the truth values along a dimension.")
@Op(name = "tosa.reduce_max", view = "ReduceMaxOp", family = ExtremumReductionOp.class,
    summary = "Returns the greatest element along a dimension.")
@Op(name = "tosa.reduce_min", view = "ReduceMinOp", family = ExtremumReductionOp.class,
    summary = "Returns the least element along a dimension.")
@Op(name = "tosa.reduce_product", view = "ReduceProductOp", family = ReductionOp.class,
    summary = "Multiplies the elements along a dimension.")
@Op(name = "tosa.reduce_sum", view = "ReduceSumOp", family = ReductionOp.class,
    summary = "Adds the elements along a dimension.")
final class TosaOps {
  private TosaOps() {}
}
