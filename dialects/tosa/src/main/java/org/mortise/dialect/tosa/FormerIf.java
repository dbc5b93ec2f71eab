// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.RankedTensorType;

/** {@code tosa.cond_if} of MLIR 19.1, which does not write the type of the condition. */
final class FormerIf extends FormerTosaOperation {
  FormerIf() {
    super(IfOp.NAME, IfOp.NAME, Integer.MAX_VALUE, () -> OpDefinition.named(IfOp.NAME)
        .operand("cond", TypeConstraints.ANY_TENSOR).operands("inputs", TypeConstraints.ANY_TENSOR)
        .results("output", TypeConstraints.ANY_TENSOR)
        .region("then_branch", RegionSpec.Shape.ONE_BLOCK).region("else_branch", RegionSpec.Shape.ONE_BLOCK)
        .implicitTerminator("tosa.yield")
        .assembly(new FormerIfAssembly()).build());
  }

  @Override
  public boolean needsOperands() {
    return false;
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {}

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    boolean isPlain = current.operand(0).type() instanceof RankedTensorType type && type.rank() == 0;
    return isPlain ? null : missing(current, "with a condition of type '" + current.operand(0).type() + "'");
  }
}
