// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes the iterations of a loop nest by the threads of a team. */
@Op(name = "omp.wsloop",
    operands = {
        "linear_vars: ANY...", "linear_step_vars: I32...", "reduction_vars: POINTER_LIKE...",
        "schedule_chunk_var: ANY?"
    },
    attributes = {
        "nowait: UNIT?", "order_mod: ORDER_MODIFIER?", "order_val: ORDER?", "ordered_val: NON_NEGATIVE?",
        "reduction_vars_byref: DENSE_BOOL_ARRAY?", "reductions: SYMBOL_REF_ARRAY?",
        "schedule_modifier: SCHEDULE_MODIFIER?", "schedule_val: SCHEDULE?", "simd_modifier: UNIT?"
    },
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"},
    format = "oilist(" + Clauses.LINEAR + Clauses.OR + Clauses.SCHEDULE + Clauses.OR + Clauses.NOWAIT + Clauses.OR
        + "`ordered` `(` $ordered_val `)`" + Clauses.OR + Clauses.ORDER
        + ") custom<Wsloop>($region, $reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) "
        + "attr-dict",
    implementations = ClauseSymbols.class)
public final class WsloopOp extends WsloopOpBase {
  WsloopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
    op.directive("Wsloop", new RegionArguments(false));
  }

  @Nullable Diagnostic verify() {
    return LoopWrappers.verify(operation(), SimdOp.NAME);
  }
}
