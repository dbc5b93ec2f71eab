// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes the iterations of a loop nest by tasks. */
@Op(name = "omp.taskloop",
    operands = {
        "if_expr: I1?", "final_expr: I1?", "in_reduction_vars: POINTER_LIKE...", "reduction_vars: POINTER_LIKE...",
        "priority: ANY_INTEGER?", "allocate_vars: ANY...", "allocators_vars: ANY...",
        "grain_size: ANY_INTEGER_OR_INDEX?", "num_tasks: ANY_INTEGER_OR_INDEX?"
    },
    attributes = {
        "in_reduction_vars_byref: DENSE_BOOL_ARRAY?", "in_reductions: SYMBOL_REF_ARRAY?", "mergeable: UNIT?",
        "nogroup: UNIT?", "reduction_vars_byref: DENSE_BOOL_ARRAY?", "reductions: SYMBOL_REF_ARRAY?", "untied: UNIT?"
    },
    regions = "region: ANY",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER",
        "RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"
    },
    format = "oilist(" + Clauses.IF + Clauses.OR + Clauses.FINAL + Clauses.OR
        + "`untied` $untied | `mergeable` $mergeable" + Clauses.OR + Clauses.IN_REDUCTION + Clauses.OR
        + Clauses.REDUCTION + Clauses.OR + Clauses.PRIORITY + Clauses.OR + Clauses.ALLOCATE + Clauses.OR
        + "`grain_size` `(` $grain_size `:` type($grain_size) `)` | `num_tasks` `(` $num_tasks `:` type($num_tasks) `)`"
        + Clauses.OR + "`nogroup` $nogroup" + ") $region attr-dict",
    implementations = ClauseSymbols.class)
public final class TaskloopOp extends TaskloopOpBase {
  TaskloopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = Clauses.verifyAllocate(operation(), allocateVars(), allocatorsVars());
    if (wrong != null) {
      return wrong;
    }
    if (!reductionVars().isEmpty() && nogroupAttr() != null) {
      return error(
          "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified");
    }
    Set<Value> reduced = new HashSet<>(reductionVars());
    for (Value variable : inReductionVars()) {
      if (reduced.contains(variable)) {
        return error(
            "the same list item cannot appear in both a reduction and an in_reduction clause");
      }
    }
    if (grainSize() != null && numTasks() != null) {
      return error("the grainsize clause and num_tasks clause are mutually exclusive and may not appear on "
          + "the same taskloop directive");
    }
    return LoopWrappers.verify(operation(), SimdOp.NAME);
  }
}
