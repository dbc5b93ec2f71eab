// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Executes a region and waits for the tasks that it creates, and for theirs. */
@Op(name = "omp.taskgroup",
    operands = {"allocate_vars: ANY...", "allocator_vars: ANY...", "task_reduction_vars: POINTER_LIKE..."},
    attributes = {"task_reduction_byref: DENSE_BOOL_ARRAY?", "task_reduction_syms: SYMBOL_REF_ARRAY?"},
    regions = "region: ANY",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "oilist(" + Clauses.ALLOCATE + ") " + Clauses.TASK_REDUCTION_REGION,
    implementations = ClauseSymbols.class)
public final class TaskgroupOp extends TaskgroupOpBase {
  TaskgroupOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }
}
