// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Operations that MLIR's test dialect defines at run time. */
@Op(name = "test.dynamic_generic", summary = "Has any operands, results and regions.", operands = "operands: ANY...",
    results = "results: ANY...", regions = "regions...")
@Op(name = "test.dynamic_one_operand_two_results", summary = "Has an operand and two results.",
    operands = "operands: ANY...", results = "results: ANY...", regions = "regions...",
    define = "DynamicOps.oneOperandTwoResults")
@Op(name = "test_dyn.one_result", summary = "Has a result.",
    operands = "operands: ANY...", results = "results: ANY...", regions = "regions...",
    define = "DynamicOps.oneResult")
final class DynamicOps {
  private DynamicOps() {}

  static void oneOperandTwoResults(OpDefinitionBuilder op) {
    op.verifier(DynamicOps::verifyCounts);
  }

  private static @Nullable Diagnostic verifyCounts(Operation op) {
    if (op.operandCount() != 1) {
      return op.opError("expected 1 operand, but had " + op.operandCount());
    }
    return op.resultCount() == 2 ? null : op.opError("expected 2 results, but had " + op.resultCount());
  }

  static void oneResult(OpDefinitionBuilder op) {
    op.verifier(each -> each.operandCount() == 0 && each.resultCount() == 1 && each.regionCount() == 0
        ? null : each.error("expected a single result, no operands and no regions"));
  }
}
