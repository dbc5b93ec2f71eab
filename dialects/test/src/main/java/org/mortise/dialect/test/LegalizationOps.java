// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.definition.Op;

/** Operations that tests of dialect conversion replace or create. */
@Op(name = "test.legal_op_a", summary = "Is legal.", attributes = "status: STRING", results = "result: I32")
@Op(name = "test.legal_op_b", summary = "Is legal.", results = "result: I32")
@Op(name = "test.legal_op_c", summary = "Is legal.", operands = "op: I32", results = "result: I32")
@Op(name = "test.illegal_op_a", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_b", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_c", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_d", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_e", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_f", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_g", summary = "Is not legal.", results = "result: I32")
@Op(name = "test.illegal_op_terminator", summary = "Is not legal.", traits = "TERMINATOR")
@Op(name = "test.illegal_op_with_region", summary = "Is not legal.")
@Op(name = "test.illegal_op_with_region_anchor", summary = "Is replaced by an illegal operation with a region.")
@Op(name = "test.region_builder", summary = "Is replaced by an operation with a region.")
@Op(name = "test.recursive_rewrite", summary = "Is legal at depth 0.", attributes = "depth: I64",
    format = "$depth attr-dict")
@Op(name = "test.rewrite", summary = "Is replaced by its operand.", operands = "input: ANY", results = "output: ANY")
@Op(name = "test.one_variadic_out_one_variadic_in1", summary = "Has numbers.",
    operands = "operands: I32...", results = "results: I32...")
@Op(name = "test.merge_blocks", summary = "Has two blocks that are merged.", results = "results: ANY...",
    regions = "body")
@Op(name = "test.remapped_value_region", summary = "Has operations that are converted with it.",
    results = "result: ANY...", regions = "body: ONE_BLOCK")
@Op(name = "test.signature_conversion_undo", summary = "Has block arguments that cannot be converted.",
    regions = "body")
@Op(name = "test.signature_conversion_no_converter", summary = "Has block arguments of other types.",
    regions = "body")
final class LegalizationOps {
  private LegalizationOps() {}
}
