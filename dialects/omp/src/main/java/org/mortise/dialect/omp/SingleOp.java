// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes a region by one thread of a team. */
@Op(name = "omp.single",
    operands = {
        "allocate_vars: ANY...", "allocator_vars: ANY...", "copyprivate_vars: POINTER_LIKE...", "private_vars: ANY..."
    },
    attributes = {
        "copyprivate_syms: SYMBOL_REF_ARRAY?", "nowait: UNIT?", "private_syms: SYMBOL_REF_ARRAY?",
        "private_needs_barrier: UNIT?"
    },
    regions = "region: ANY",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.COPYPRIVATE + Clauses.OR + Clauses.NOWAIT + ") "
        + Clauses.PRIVATE_REGION,
    implementations = ClauseSymbols.class)
public final class SingleOp extends SingleOpBase {
  SingleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
  }
}
