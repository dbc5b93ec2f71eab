// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import org.mortise.ir.definition.Op;

/** Reductions of windows. */
@Op(name = "linalg.pooling_nhwc_sum", family = NamedOp.class,
    summary = "Performs sum pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5) (d0, d1, d2, d3)", "add($2, cast($0))"})
@Op(name = "linalg.pooling_nchw_sum", family = NamedOp.class,
    summary = "Performs sum pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d1, d2*S0 + d4*D0, d3*S1 + d5*D1) (d4, d5) (d0, d1, d2, d3)", "add($2, cast($0))"})
@Op(name = "linalg.pooling_nhwc_max", family = NamedOp.class,
    summary = "Performs max pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5) (d0, d1, d2, d3)", "max_signed($2, cast($0))"})
@Op(name = "linalg.pooling_nhwc_max_unsigned", family = NamedOp.class,
    summary = "Performs unsigned max pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5) (d0, d1, d2, d3)",
        "max_unsigned($2, ucast($0))"})
@Op(name = "linalg.pooling_nchw_max", family = NamedOp.class,
    summary = "Performs max pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d1, d2*S0 + d4*D0, d3*S1 + d5*D1) (d4, d5) (d0, d1, d2, d3)", "max_signed($2, cast($0))"})
@Op(name = "linalg.pooling_nhwc_min", family = NamedOp.class,
    summary = "Performs min pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {"pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5) (d0, d1, d2, d3)", "min_signed($2, cast($0))"})
@Op(name = "linalg.pooling_nhwc_min_unsigned", family = NamedOp.class,
    summary = "Performs unsigned min pooling.",
    attributes = {"strides: I64_ELEMENTS_2?", "dilations: I64_ELEMENTS_2?"},
    data = {
        "pppprr", "(d0, d1*S0 + d4*D0, d2*S1 + d5*D1, d3) (d4, d5) (d0, d1, d2, d3)",
        "min_unsigned($2, ucast($0))"})
@Op(name = "linalg.pooling_nwc_sum", family = NamedOp.class,
    summary = "Performs sum pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1*S0 + d3*D0, d2) (d3) (d0, d1, d2)", "add($2, cast($0))"})
@Op(name = "linalg.pooling_ncw_sum", family = NamedOp.class,
    summary = "Performs sum pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1, d2*S0 + d3*D0) (d3) (d0, d1, d2)", "add($2, cast($0))"})
@Op(name = "linalg.pooling_nwc_max", family = NamedOp.class,
    summary = "Performs max pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1*S0 + d3*D0, d2) (d3) (d0, d1, d2)", "max_signed($2, cast($0))"})
@Op(name = "linalg.pooling_nwc_max_unsigned", family = NamedOp.class,
    summary = "Performs unsigned max pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1*S0 + d3*D0, d2) (d3) (d0, d1, d2)", "max_unsigned($2, ucast($0))"})
@Op(name = "linalg.pooling_ncw_max", family = NamedOp.class,
    summary = "Performs max pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1, d2*S0 + d3*D0) (d3) (d0, d1, d2)", "max_signed($2, cast($0))"})
@Op(name = "linalg.pooling_nwc_min", family = NamedOp.class,
    summary = "Performs min pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1*S0 + d3*D0, d2) (d3) (d0, d1, d2)", "min_signed($2, cast($0))"})
@Op(name = "linalg.pooling_nwc_min_unsigned", family = NamedOp.class,
    summary = "Performs unsigned min pooling.",
    attributes = {"strides: I64_ELEMENTS_1?", "dilations: I64_ELEMENTS_1?"},
    data = {"pppr", "(d0, d1*S0 + d3*D0, d2) (d3) (d0, d1, d2)", "min_unsigned($2, ucast($0))"})
@Op(name = "linalg.pooling_ndhwc_sum", family = NamedOp.class,
    summary = "Performs 3D sum pooling.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2, d4) (d5, d6, d7) (d0, d1, d2, d3, d4)",
        "add($2, cast($0))"})
@Op(name = "linalg.pooling_ndhwc_max", family = NamedOp.class,
    summary = "Performs 3D max pooling.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2, d4) (d5, d6, d7) (d0, d1, d2, d3, d4)",
        "max_signed($2, cast($0))"})
@Op(name = "linalg.pooling_ndhwc_min", family = NamedOp.class,
    summary = "Performs 3D min pooling.",
    attributes = {"strides: I64_ELEMENTS_3?", "dilations: I64_ELEMENTS_3?"},
    data = {
        "ppppprrr", "(d0, d1*S0 + d5*D0, d2*S1 + d6*D1, d3*S2 + d7*D2, d4) (d5, d6, d7) (d0, d1, d2, d3, d4)",
        "min_signed($2, cast($0))"})
final class PoolingOps {
  private PoolingOps() {}
}
