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
        "num_teams_lower: ANY_INTEGER?", "num_teams_upper: ANY_INTEGER?", "if_expr: I1?",
        "thread_limit: ANY_INTEGER?", "allocate_vars: ANY...", "allocators_vars: ANY...",
        "reduction_vars: POINTER_LIKE..."
    },
    attributes = {"reduction_vars_byref: DENSE_BOOL_ARRAY?", "reductions: SYMBOL_REF_ARRAY?"},
    regions = "region: ANY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS"},
    format = "oilist("
        + "`num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )? `to` "
        + "$num_teams_upper `:` type($num_teams_upper) `)`"
        + Clauses.OR + Clauses.IF + Clauses.OR + Clauses.THREAD_LIMIT + Clauses.OR + Clauses.ALLOCATE + Clauses.OR
        + Clauses.REDUCTION + ") $region attr-dict",
    implementations = ClauseSymbols.class)
public final class TeamsOp extends TeamsOpBase {
  TeamsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
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
    return Clauses.verifyAllocate(operation(), allocateVars(), allocatorsVars());
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
