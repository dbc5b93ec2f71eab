// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Maps variables to a device from here on. */
@Op(name = "omp.target_enter_data",
    operands = {
        "if_expr: I1?", "device: ANY_INTEGER?", "depend_vars: POINTER_LIKE...", "map_operands: POINTER_LIKE..."
    },
    attributes = {"depends: TASK_DEPEND_ARRAY?", "nowait: UNIT?"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "oilist(" + Clauses.IF + Clauses.OR + Clauses.DEVICE + Clauses.OR + Clauses.DEPEND + Clauses.OR
        + Clauses.NOWAIT + Clauses.OR + Clauses.MAP_ENTRIES + ") attr-dict")
public final class TargetEnterDataOp extends TargetEnterDataOpBase {
  TargetEnterDataOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    Clauses.addDirectives(op);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = DependClause.verify(operation(), dependsAttr(), dependVars());
    return wrong != null ? wrong : MapVerifier.verify(operation(), mapOperands());
  }
}
