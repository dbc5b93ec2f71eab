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
        "allocate_vars: ANY...", "allocator_vars: ANY...", "final: I1?", "grainsize: ANY_INTEGER_OR_INDEX?",
        "if_expr: I1?", "in_reduction_vars: POINTER_LIKE...", "num_tasks: ANY_INTEGER_OR_INDEX?",
        "priority: ANY_INTEGER?", "private_vars: ANY...", "reduction_vars: POINTER_LIKE..."
    },
    attributes = {
        "grainsize_mod: GRAINSIZE_TYPE?", "in_reduction_byref: DENSE_BOOL_ARRAY?",
        "in_reduction_syms: SYMBOL_REF_ARRAY?", "mergeable: UNIT?", "nogroup: UNIT?", "num_tasks_mod: NUM_TASKS_TYPE?",
        "private_syms: SYMBOL_REF_ARRAY?", "private_needs_barrier: UNIT?", "reduction_mod: REDUCTION_MODIFIER?",
        "reduction_byref: DENSE_BOOL_ARRAY?", "reduction_syms: SYMBOL_REF_ARRAY?", "untied: UNIT?"
    },
    regions = "region: ANY",
    traits = {
        "AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS", "LoopWrappers.LOOP_WRAPPER", "NO_TERMINATOR",
        "RECURSIVE_MEMORY_EFFECTS", "SINGLE_BLOCK"
    },
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.FINAL + Clauses.OR
        + "`grainsize` `(` custom<GrainsizeClause>($grainsize_mod, $grainsize, type($grainsize)) `)`" + Clauses.OR
        + Clauses.IF + Clauses.OR + Clauses.MERGEABLE + Clauses.OR + "`nogroup` $nogroup" + Clauses.OR
        + "`num_tasks` `(` custom<NumTasksClause>($num_tasks_mod, $num_tasks, type($num_tasks)) `)`" + Clauses.OR
        + Clauses.PRIORITY + Clauses.OR + Clauses.UNTIED + ") " + Clauses.IN_REDUCTION_PRIVATE_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class TaskloopOp extends TaskloopOpBase {
  TaskloopOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, true);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = Clauses.verifyAllocate(operation(), allocateVars(), allocatorVars());
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
    if (grainsize() != null && numTasks() != null) {
      return error("the grainsize clause and num_tasks clause are mutually exclusive and may not appear on "
          + "the same taskloop directive");
    }
    return null;
  }

  @Nullable Diagnostic verifyRegions() {
    Operation nested = LoopWrappers.nestedWrapper(operation());
    Diagnostic wrong = LoopWrappers.verifyNest(operation());
    if (wrong == null) {
      wrong = LoopWrappers.verifyComposite(operation(), nested != null, LoopWrappers.WRAPPER);
    }
    return wrong != null || LoopWrappers.isOneOf(nested, SimdOp.NAME)
        ? wrong : error("only supported nested wrapper is 'omp.simd'");
  }
}
