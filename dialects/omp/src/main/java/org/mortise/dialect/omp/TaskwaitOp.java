// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Waits for the tasks that this task created. */
@Op(name = "omp.taskwait",
    operands = "depend_vars: POINTER_LIKE...",
    attributes = {"depend_kinds: TASK_DEPEND_ARRAY?", "nowait: UNIT?"},
    format = "oilist(" + Clauses.DEPEND + Clauses.OR + Clauses.NOWAIT + ") attr-dict")
public final class TaskwaitOp extends TaskwaitOpBase {
  TaskwaitOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }
}
