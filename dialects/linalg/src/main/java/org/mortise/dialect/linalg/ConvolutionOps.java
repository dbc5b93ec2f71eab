// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;

/** Convolutions. */
@Op(name = "linalg.conv_1d", family = NamedOp.class,
    summary = "Performs 1-D convolution with no channels.",
    data = {"pr", "(d0 + d1) (d1) (d0)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d", family = NamedOp.class,
    summary = "Performs 2-D convolution with no channels.",
    data = {"pprr", "(d0 + d2, d1 + d3) (d2, d3) (d0, d1)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_3d", family = NamedOp.class,
    summary = "Performs 3-D convolution with no channels.",
    data = {"ppprrr", "(d0 + d3, d1 + d4, d2 + d5) (d3, d4, d5) (d0, d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_1d_nwc_wcf", family = NamedOp.class,
    summary = "Performs 1-D convolution.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"ppprr", "(d0, d1*S0 + d3*D0, d4) (d3, d4, d2) (d0, d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_1d_ncw_fcw", family = NamedOp.class,
    summary = "Performs 1-D convolution.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"ppprr", "(d0, d3, d2*S0 + d4*D0) (d1, d3, d4) (d0, d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nhwc_hwcf", family = NamedOp.class,
    summary = "Performs 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprrr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d6) (d4, d5, d6, d3) (d0, d1, d2, d3)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nhwc_fhwc", family = NamedOp.class,
    summary = "Performs 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprrr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d6) (d3, d4, d5, d6) (d0, d1, d2, d3)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nhwc_hwcf_q", family = NamedOp.class,
    summary = "Performs 2-D convolution with zero point offsets.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprrr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d6) (d4, d5, d6, d3) () () (d0, d1, d2, d3)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nhwc_fhwc_q", family = NamedOp.class,
    summary = "Performs 2-D convolution with zero point offsets.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprrr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d6) (d3, d4, d5, d6) () () (d0, d1, d2, d3)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nchw_fchw", family = NamedOp.class,
    summary = "Performs 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprrr", "(d0, d4, d2*S0 + d5*D0, d3*S1 + d6*D1) (d1, d4, d5, d6) (d0, d1, d2, d3)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nchw_fchw_q", family = NamedOp.class,
    summary = "Performs 2-D convolution with zero point offsets.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    since = "22.1",
    data = {
        "pppprrr", "(d0, d4, d2*S0 + d5*D0, d3*S1 + d6*D1) (d1, d4, d5, d6) () () (d0, d1, d2, d3)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nhwgc_gfhwc", family = NamedOp.class,
    summary = "Performs 2-D grouped convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    since = "22.1",
    data = {
        "ppppprrr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3, d7) (d3, d4, d5, d6, d7) (d0, d1, d2, d3, d4)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_nhwgc_gfhwc_q", family = NamedOp.class,
    summary = "Performs 2-D grouped convolution with zero point offsets.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    since = "22.1",
    data = {
        "ppppprrr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3, d7) (d3, d4, d5, d6, d7) () () (d0, d1, d2, d3, d4)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_ngchw_fgchw", family = NamedOp.class,
    summary = "Performs 2-D grouped convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "ppppprrr", "(d0, d1, d5, d3*S0 + d6*D0, d4*S1 + d7*D1) (d2, d1, d5, d6, d7) (d0, d1, d2, d3, d4)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_ngchw_gfchw", family = NamedOp.class,
    summary = "Performs 2-D grouped convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "ppppprrr", "(d0, d1, d5, d3*S0 + d6*D0, d4*S1 + d7*D1) (d1, d2, d5, d6, d7) (d0, d1, d2, d3, d4)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_2d_ngchw_gfchw_q", family = NamedOp.class,
    summary = "Performs 2-D grouped convolution with zero-point offsets.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "ppppprrr", "(d0, d1, d5, d3*S0 + d6*D0, d4*S1 + d7*D1) (d1, d2, d5, d6, d7) () () (d0, d1, d2, d3, d4)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.conv_3d_ndhwc_dhwcf", family = NamedOp.class,
    summary = "Performs 3-D convolution.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrrr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2, d8) (d5, d6, d7, d8, d4) (d0, d1, d2, d3, d4)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.conv_3d_ndhwc_dhwcf_q", family = NamedOp.class,
    summary = "Performs 3-D convolution with zero point offsets.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrrr",
        "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2, d8) "
            + "(d5, d6, d7, d8, d4) "
            + "() "
            + "() "
            + "(d0, d1, d2, d3, d4)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.conv_3d_ncdhw_fcdhw", family = NamedOp.class,
    summary = "Performs 3-D convolution.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrrr", "(d0, d8, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2) (d4, d8, d5, d6, d7) (d0, d4, d1, d2, d3)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_1d_nwc_wc", family = NamedOp.class,
    summary = "Performs depth-wise 1-D convolution.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1*S0 + d3*D0, d2) (d3, d2) (d0, d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_1d_ncw_cw", family = NamedOp.class,
    summary = "Performs depth-wise 1-D convolution.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d2, d1*S0 + d3*D0) (d2, d3) (d0, d2, d1)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_1d_nwc_wcm", family = NamedOp.class,
    summary = "Performs depth-wise 1-D convolution.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"ppppr", "(d0, d1*S0 + d4*D0, d2) (d4, d2, d3) (d0, d1, d2, d3)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_2d_nhwc_hwc", family = NamedOp.class,
    summary = "Performs depth-wise 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5, d3) (d0, d1, d2, d3)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_2d_nchw_chw", family = NamedOp.class,
    summary = "Performs depth-wise 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d3, d1*S0 + d4*D0, d2*S1 + d5*D1) (d3, d4, d5) (d0, d3, d1, d2)", NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_2d_nhwc_hwc_q", family = NamedOp.class,
    summary = "Performs depth-wise 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5, d3) () () (d0, d1, d2, d3)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_2d_nhwc_hwcm", family = NamedOp.class,
    summary = "Performs depth-wise 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "ppppprr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3) (d5, d6, d3, d4) (d0, d1, d2, d3, d4)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_2d_nhwc_hwcm_q", family = NamedOp.class,
    summary = "Performs depth-wise 2-D convolution.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "ppppprr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3) (d5, d6, d3, d4) () () (d0, d1, d2, d3, d4)",
        NamedOp.QUANTIZED_MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_3d_ndhwc_dhwc", family = NamedOp.class,
    summary = "Performs depth-wise 3-D convolution.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "pppprrrp", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3*S2 + d6*D2, d7) (d4, d5, d6, d7) (d0, d1, d2, d3, d7)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_3d_ncdhw_cdhw", family = NamedOp.class,
    summary = "Performs depth-wise 3-D convolution.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "pppprrrp", "(d0, d7, d1*S0 + d4*D0, d2*S1 + d5*D1, d3*S2 + d6*D2) (d7, d4, d5, d6) (d0, d7, d1, d2, d3)",
        NamedOp.MULTIPLY_ADD})
@Op(name = "linalg.depthwise_conv_3d_ndhwc_dhwcm", family = NamedOp.class,
    summary = "Performs depth-wise 3-D convolution.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrrp",
        "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2, d8) "
            + "(d5, d6, d7, d8, d4) "
            + "(d0, d1, d2, d3, d8, d4)",
        NamedOp.MULTIPLY_ADD})
final class ConvolutionOps {
  private ConvolutionOps() {}
}
