// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Predicates on structured operations. */
@Op(name = "transform.match.structured.body", family = TransformOp.class, operands = "operand_handle: HANDLE",
    attributes = {
        "reduction_position: I64?", "passthrough: UNIT?", "elementwise: UNIT?", "contraction: STRING_ARRAY?"
    },
    traits = "STRUCTURED_PREDICATE", data = "READING", format = "$operand_handle attr-dict `:` type($operand_handle)",
    summary = "Checks if the body of the structured op satisfies some criteria.")
@Op(name = "transform.match.structured.classify_contraction_dims", family = TransformOp.class,
    operands = "operand_handle: HANDLE", results = {"batch: PARAM", "m: PARAM", "n: PARAM", "k: PARAM"},
    traits = "STRUCTURED_PREDICATE", data = "READING", format = TransformOp.MATCHED_TYPE,
    summary = "Checks if an operation has contraction-like dimensions and returns them.")
@Op(name = "transform.match.structured.classify_convolution_dims", family = TransformOp.class,
    operands = "operand_handle: HANDLE",
    results = {
        "batch: PARAM", "output_image: PARAM", "output_channel: PARAM", "filter_loop: PARAM", "input_channel: PARAM",
        "depth: PARAM", "strides: PARAM", "dilations: PARAM"
    },
    traits = "STRUCTURED_PREDICATE", data = "READING", format = TransformOp.MATCHED_TYPE,
    summary = "Checks if an operation has convolution-like dimensions and returns them.")
@Op(name = "transform.match.structured.dim", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: PARAM?",
    attributes = {
        "raw_dim_list: DENSE_I64_ARRAY", "is_inverted: UNIT?", "is_all: UNIT?", "parallel: UNIT?", "reduction: UNIT?"
    },
    traits = "STRUCTURED_PREDICATE", data = "READING",
    format = "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` "
        + "custom<SemiFunctionType>(type($operand_handle), type($result))",
    summary = "Checks if the dimensions of the structured op satisfy some criteria.")
@Op(name = "transform.match.structured.elemental_bitwidth", family = TransformOp.class,
    operands = "operand_handle: VALUE_HANDLE", results = "result: PARAM", data = "READING",
    format = TransformOp.MATCHED_TYPE, summary = "Captures the bitwidth of the value's elemental type as a parameter.")
@Op(name = "transform.match.structured.init", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: OPERATION_VALUE_OR_MAP?",
    attributes = {
        "raw_position_list: DENSE_I64_ARRAY", "is_inverted: UNIT?", "is_all: UNIT?", "permutation: UNIT?",
        "projected_permutation: UNIT?"
    },
    traits = "STRUCTURED_PREDICATE", data = "READING",
    format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` "
        + "attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
    summary = "Captures init operand(s) of a structured operation.")
@Op(name = "transform.match.structured.input", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: OPERATION_VALUE_OR_MAP?",
    attributes = {
        "raw_position_list: DENSE_I64_ARRAY", "is_inverted: UNIT?", "is_all: UNIT?", "permutation: UNIT?",
        "projected_permutation: UNIT?"
    },
    traits = "STRUCTURED_PREDICATE", data = "READING",
    format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` "
        + "attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
    summary = "Captures input operand(s) of a structured operation.")
@Op(name = "transform.match.structured.num_inits", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: PARAM", traits = "STRUCTURED_PREDICATE", data = "READING", format = TransformOp.MATCHED_TYPE,
    summary = "Captures the number of init(outs) operands of a structuredoperation as parameter.")
@Op(name = "transform.match.structured.num_inputs", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: PARAM", traits = "STRUCTURED_PREDICATE", data = "READING", format = TransformOp.MATCHED_TYPE,
    summary = "Captures the number of input operands of a structured operation as parameter.")
@Op(name = "transform.match.structured.rank", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "rank: PARAM", traits = "STRUCTURED_PREDICATE", data = "READING",
    format = "$operand_handle attr-dict `:`custom<SemiFunctionType>(type($operand_handle), type($rank))",
    summary = "Captures the rank of a structured operation as parameter.")
@Op(name = "transform.match.structured.result", family = TransformOp.class, operands = "operand_handle: HANDLE",
    results = "result: OPERATION_OR_VALUE", attributes = {"position: I64", "any: UNIT?", "single: UNIT?"},
    traits = "STRUCTURED_PREDICATE", data = "READING",
    format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:` "
        + "functional-type(operands, results)",
    summary = "Captures the result of a structured payload operation in an op or value handle.")
@Op(name = "transform.match.structured.yield", family = TransformOp.class, operands = "handles: HANDLE_OR_PARAM...",
    traits = "TERMINATOR", data = "READING", format = "$handles attr-dict (`:` type($handles)^)?",
    summary = "Terminator for transform.match.structured blocks.")
final class MatchStructuredOps {
  private MatchStructuredOps() {}
}
