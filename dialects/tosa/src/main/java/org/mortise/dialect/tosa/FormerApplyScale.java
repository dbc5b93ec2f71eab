// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** {@code tosa.apply_scale} of MLIR 19.1. */
final class FormerApplyScale extends FormerTosaOperation {
  FormerApplyScale() {
    super(ApplyScaleOp.NAME, ApplyScaleOp.NAME, 3, () -> OpDefinition.named(ApplyScaleOp.NAME)
        .operand("value", TypeConstraints.ANY).operand("multiplier", TypeConstraints.ANY)
        .operand("shift", TypeConstraints.ANY).result("output", TypeConstraints.ANY)
        .attribute(FormerRounding.DOUBLE, AttributeConstraints.BOOL)
        .format(TosaDialect.FUNCTIONAL).build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    FormerRounding.upgrade(former, current);
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    return FormerRounding.downgrade(current, former);
  }
}
