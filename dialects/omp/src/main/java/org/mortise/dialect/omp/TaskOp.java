// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;

/** Creates a task that executes a region. */
@Op(name = "omp.task",
    operands = {
        "if_expr: I1?", "final_expr: I1?", "in_reduction_vars: POINTER_LIKE...", "priority: ANY_INTEGER?",
        "depend_vars: POINTER_LIKE...", "allocate_vars: ANY...", "allocators_vars: ANY..."
    },
    attributes = {
        "depends: TASK_DEPEND_ARRAY?", "in_reduction_vars_byref: DENSE_BOOL_ARRAY?",
        "in_reductions: SYMBOL_REF_ARRAY?", "mergeable: UNIT?", "untied: UNIT?"
    },
    regions = "region: ANY",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "oilist(" + Clauses.IF + Clauses.OR + Clauses.FINAL + Clauses.OR
        + "`untied` $untied | `mergeable` $mergeable" + Clauses.OR + Clauses.IN_REDUCTION + Clauses.OR
        + Clauses.PRIORITY + Clauses.OR + Clauses.DEPEND + Clauses.OR + Clauses.ALLOCATE + ") $region attr-dict",
    implementations = {ClauseSymbols.class, TaskOp.AllocationBlock.class})
public final class TaskOp extends TaskOpBase {
  TaskOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }

  @Nullable Diagnostic verify() {
    return DependClause.verify(operation(), dependsAttr(), dependVars());
  }

  /** The body is outlined, so it has the stack allocations of its operations. */
  static final class AllocationBlock implements AutomaticAllocationBlockOpInterface {
    @Override
    public Block getAllocaBlock(Operation op) {
      return of(op).region().first();
    }
  }
}
