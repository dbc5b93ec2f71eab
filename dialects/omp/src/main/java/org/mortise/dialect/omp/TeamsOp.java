// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes a region by a league of teams of threads. */
@Op(name = "omp.teams",
    operands = {
        "allocate_vars: ANY...", "allocator_vars: ANY...", "if_expr: I1?", "num_teams_lower: ANY_INTEGER?",
        "num_teams_upper: ANY_INTEGER?", "private_vars: ANY...", "reduction_vars: POINTER_LIKE...",
        "thread_limit: ANY_INTEGER?"
    },
    attributes = {
        "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?",
        "reduction_mod: REDUCTION_MODIFIER?", "reduction_byref: DENSE_BOOL_ARRAY?", "reduction_syms: SYMBOL_REF_ARRAY?"
    },
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS"},
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.IF + Clauses.OR
        + "`num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` "
        + "$num_teams_upper `:` type($num_teams_upper) `)`"
        + Clauses.OR + Clauses.THREAD_LIMIT + ") " + Clauses.PRIVATE_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class TeamsOp extends TeamsOpBase {
  TeamsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    Operation parent = parentOp();
    boolean isInTarget = parent != null && parent.name().toString().equals(TargetOp.NAME);
    if (!isInTarget && isNestedInDialect()) {
      return error(
          "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations");
    }
    if (numTeamsLower() != null && numTeamsUpper() == null) {
      return error("expected num_teams upper bound to be defined if the lower bound is defined");
    }
    if (numTeamsLower() != null && numTeamsLower().type() != numTeamsUpper().type()) {
      return error("expected num_teams upper bound and lower bound to be the same type");
    }
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
  }

  private boolean isNestedInDialect() {
    for (Operation op = parentOp(); op != null; op = op.parentOp()) {
      if (op.name().dialectNamespace().equals(OmpDialect.NAMESPACE)) {
        return true;
      }
    }
    return false;
  }
}
