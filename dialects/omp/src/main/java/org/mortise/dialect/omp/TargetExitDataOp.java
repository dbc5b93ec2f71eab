// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Ends the mapping of variables to a device. */
@Op(name = "omp.target_exit_data",
    operands = {
        "depend_vars: POINTER_LIKE...", "device: ANY_INTEGER?", "if_expr: I1?", "map_vars: POINTER_LIKE..."
    },
    attributes = {"depend_kinds: TASK_DEPEND_ARRAY?", "nowait: UNIT?"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.DEPEND + Clauses.OR + Clauses.DEVICE + Clauses.OR + Clauses.IF + Clauses.OR
        + Clauses.MAP_ENTRIES + Clauses.OR + Clauses.NOWAIT + ") attr-dict")
public final class TargetExitDataOp extends TargetExitDataOpBase {
  TargetExitDataOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op, false);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = DependClause.verify(operation(), dependKindsAttr(), dependVars());
    return wrong != null ? wrong : MapVerifier.verify(operation(), mapVars());
  }
}
