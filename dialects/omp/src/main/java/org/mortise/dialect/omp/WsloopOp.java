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
        "allocate_vars: ANY...", "allocator_vars: ANY...", "linear_vars: ANY...", "linear_step_vars: I32...",
        "private_vars: ANY...", "reduction_vars: POINTER_LIKE...", "schedule_chunk: ANY?"
    },
    attributes = {
        "linear_var_types: ARRAY?", "nowait: UNIT?", "order: ORDER?", "order_mod: ORDER_MODIFIER?",
        "ordered: NON_NEGATIVE?", "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?",
        "reduction_mod: REDUCTION_MODIFIER?", "reduction_byref: DENSE_BOOL_ARRAY?", "reduction_syms: SYMBOL_REF_ARRAY?",
        "schedule_kind: SCHEDULE?", "schedule_mod: SCHEDULE_MODIFIER?", "schedule_simd: UNIT?"
    },
    regions = "region: ANY",
    traits = {
        "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "NO_TERMINATOR", "RECURSIVE_MEMORY_EFFECTS",
        "SINGLE_BLOCK"
    },
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.LINEAR + Clauses.OR + Clauses.NOWAIT + Clauses.OR
        + Clauses.ORDER + Clauses.OR + "`ordered` `(` $ordered `)`" + Clauses.OR + Clauses.SCHEDULE + ") "
        + Clauses.PRIVATE_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class WsloopOp extends WsloopOpBase {
  WsloopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, true);
  }

  @Nullable Diagnostic verifyRegions() {
    Diagnostic wrong = LoopWrappers.verifyNest(operation());
    if (wrong != null) {
      return wrong;
    }
    Operation nested = LoopWrappers.nestedWrapper(operation());
    boolean isComposite = nested != null || LoopWrappers.isNested(operation());
    wrong = LoopWrappers.verifyComposite(operation(), isComposite, LoopWrappers.WRAPPER);
    return wrong != null || LoopWrappers.isOneOf(nested, SimdOp.NAME)
        ? wrong : error("only supported nested wrapper is 'omp.simd'");
  }
}
