// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Distributes sections among the threads of a team. */
@Op(name = "omp.sections",
    operands = {
        "allocate_vars: ANY...", "allocator_vars: ANY...", "private_vars: ANY...", "reduction_vars: POINTER_LIKE..."
    },
    attributes = {
        "nowait: UNIT?", "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?",
        "reduction_mod: REDUCTION_MODIFIER?", "reduction_byref: DENSE_BOOL_ARRAY?", "reduction_syms: SYMBOL_REF_ARRAY?"
    },
    regions = "region: ONE_BLOCK",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.NOWAIT + ") " + Clauses.PRIVATE_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class SectionsOp extends SectionsOpBase {
  SectionsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
  }

  @Nullable Diagnostic verifyRegions() {
    for (Operation op : region().first().operations()) {
      String name = op.name().toString();
      if (!name.equals("omp.section") && !name.equals("omp.terminator")) {
        return opError("expected omp.section op or terminator op inside region");
      }
    }
    return null;
  }
}
