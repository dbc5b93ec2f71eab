// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes the iterations of a loop nest concurrently, by the threads that the construct binds to. */
@Op(name = "omp.loop", since = "22.1",
    operands = {"private_vars: ANY...", "reduction_vars: POINTER_LIKE..."},
    attributes = {
        "bind_kind: BIND?", "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?", "order: ORDER?",
        "order_mod: ORDER_MODIFIER?", "reduction_mod: REDUCTION_MODIFIER?", "reduction_byref: DENSE_BOOL_ARRAY?",
        "reduction_syms: SYMBOL_REF_ARRAY?"
    },
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "NO_TERMINATOR", "SINGLE_BLOCK"},
    format = "oilist(`bind` `(` $bind_kind `)`" + Clauses.OR + Clauses.ORDER + ") " + Clauses.PRIVATE_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class LoopOp extends LoopOpBase {
  LoopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verifyRegions() {
    return LoopWrappers.verifyStandalone(operation());
  }
}
