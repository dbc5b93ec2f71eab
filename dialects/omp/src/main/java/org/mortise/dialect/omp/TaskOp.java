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
        "allocate_vars: ANY...", "allocator_vars: ANY...", "depend_vars: POINTER_LIKE...", "final: I1?",
        "if_expr: I1?", "in_reduction_vars: POINTER_LIKE...", "priority: ANY_INTEGER?", "private_vars: ANY...",
        "event_handle: POINTER_LIKE?"
    },
    attributes = {
        "depend_kinds: TASK_DEPEND_ARRAY?", "in_reduction_byref: DENSE_BOOL_ARRAY?",
        "in_reduction_syms: SYMBOL_REF_ARRAY?", "mergeable: UNIT?", "private_syms: SYMBOL_REF_ARRAY?",
        "private_needs_barrier: UNIT?", "untied: UNIT?"
    },
    regions = "region: ANY",
    traits = {"AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "oilist(" + Clauses.ALLOCATE + Clauses.OR + Clauses.DEPEND + Clauses.OR + Clauses.FINAL + Clauses.OR
        + Clauses.IF + Clauses.OR + Clauses.MERGEABLE + Clauses.OR + Clauses.PRIORITY + Clauses.OR + Clauses.UNTIED
        + Clauses.OR + "`detach` `(` $event_handle `:` type($event_handle) `)`) "
        + Clauses.IN_REDUCTION_PRIVATE_REGION,
    implementations = {ClauseSymbols.class, TaskOp.AllocationBlock.class})
public final class TaskOp extends TaskOpBase {
  TaskOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    return DependClause.verify(operation(), dependKindsAttr(), dependVars());
  }

  /** The body is outlined, so it has the stack allocations of its operations. */
  static final class AllocationBlock implements AutomaticAllocationBlockOpInterface {
    @Override
    public Block getAllocaBlock(Operation op) {
      return of(op).region().first();
    }
  }
}
