// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Predicates on structured operations. */
@Op(name = "transform.match.structured.classify_contraction_dims", family = TransformOp.class,
    operands = "operand_handle: HANDLE", results = {"batch: PARAM", "m: PARAM", "n: PARAM", "k: PARAM"},
    traits = "STRUCTURED_PREDICATE", implementations = HandleEffects.Reading.class, format = TransformOp.MATCHED_TYPE,
    summary = "Checks if an operation has contraction-like dimensions and returns them.")
@Op(name = "transform.match.structured.classify_convolution_dims", family = TransformOp.class,
    operands = "operand_handle: HANDLE",
    results = {
        "batch: PARAM", "output_image: PARAM", "output_channel: PARAM", "filter_loop: PARAM", "input_channel: PARAM",
        "depth: PARAM", "strides: PARAM", "dilations: PARAM"
    },
    traits = "STRUCTURED_PREDICATE", implementations = HandleEffects.Reading.class, format = TransformOp.MATCHED_TYPE,
    summary = "Checks if an operation has convolution-like dimensions and returns them.")
@Op(name = "transform.match.structured.elemental_bitwidth", family = TransformOp.class,
    operands = "operand_handle: VALUE_HANDLE", results = "result: PARAM", implementations = HandleEffects.Reading.class,
    format = TransformOp.MATCHED_TYPE, summary = "Captures the bitwidth of the value's elemental type as a parameter.")
@Op(name = "transform.match.structured.num_inits", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: PARAM", traits = "STRUCTURED_PREDICATE",
    implementations = HandleEffects.Reading.class, format = TransformOp.MATCHED_TYPE,
    summary = "Captures the number of init(outs) operands of a structuredoperation as parameter.")
@Op(name = "transform.match.structured.num_inputs", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: PARAM", traits = "STRUCTURED_PREDICATE",
    implementations = HandleEffects.Reading.class, format = TransformOp.MATCHED_TYPE,
    summary = "Captures the number of input operands of a structured operation as parameter.")
@Op(name = "transform.match.structured.rank", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "rank: PARAM", traits = "STRUCTURED_PREDICATE", implementations = HandleEffects.Reading.class,
    format = "$operand_handle attr-dict `:`custom<SemiFunctionType>(type($operand_handle), type($rank))",
    summary = "Captures the rank of a structured operation as parameter.")
@Op(name = "transform.match.structured.yield", family = TransformOp.class, operands = "handles: HANDLE_OR_PARAM...",
    traits = "TERMINATOR",
    implementations = HandleEffects.Reading.class, format = "$handles attr-dict (`:` type($handles)^)?",
    summary = "Terminator for transform.match.structured blocks.")
final class MatchStructuredOps {
  private MatchStructuredOps() {}
}
