// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Distributes sections among the threads of a team. */
@Op(name = "omp.sections",
    operands = {"reduction_vars: POINTER_LIKE...", "allocate_vars: ANY...", "allocators_vars: ANY..."},
    attributes = {"nowait: UNIT?", "reduction_vars_byref: DENSE_BOOL_ARRAY?", "reductions: SYMBOL_REF_ARRAY?"},
    regions = "region: ONE_BLOCK",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.REDUCTION + Clauses.OR + Clauses.ALLOCATE + Clauses.OR + Clauses.NOWAIT
        + ") $region attr-dict",
    implementations = ClauseSymbols.class)
public final class SectionsOp extends SectionsOpBase {
  SectionsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }

  @Nullable Diagnostic verify() {
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorsVars());
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
