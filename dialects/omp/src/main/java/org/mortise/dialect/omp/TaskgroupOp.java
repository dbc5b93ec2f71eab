// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes a region and waits for the tasks that it creates, and for theirs. */
@Op(name = "omp.taskgroup",
    operands = {"task_reduction_vars: POINTER_LIKE...", "allocate_vars: ANY...", "allocators_vars: ANY..."},
    attributes = {"task_reduction_vars_byref: DENSE_BOOL_ARRAY?", "task_reductions: SYMBOL_REF_ARRAY?"},
    regions = "region: ANY",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "oilist(" + Clauses.TASK_REDUCTION + Clauses.OR + Clauses.ALLOCATE + ") $region attr-dict",
    implementations = ClauseSymbols.class)
public final class TaskgroupOp extends TaskgroupOpBase {
  TaskgroupOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }
}
