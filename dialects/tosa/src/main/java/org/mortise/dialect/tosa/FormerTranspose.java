// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.ParseError;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/** {@code tosa.transpose} of MLIR 19.1, whose permutation is an operand. It must be constant. */
final class FormerTranspose extends FormerTosaOperation {
  FormerTranspose() {
    super(TransposeOp.NAME, TransposeOp.NAME, 1,
        () -> FormerOps.define(TransposeOp.NAME, 2).format(TosaDialect.FUNCTIONAL).build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    long[] order = FormerConstants.integers(former.operands().get(1));
    if (order == null) {
      throw new ParseError(Diagnostic.error(
          former.location(), "'tosa.transpose' needs a constant permutation since MLIR 22.1"));
    }
    int[] perms = new int[order.length];
    for (int i = 0; i < perms.length; i++) {
      perms[i] = (int) order[i];
    }
    current.addAttribute("perms", DenseI32ArrayAttr.of(former.context(), perms));
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    return null;
  }

  @Override
  public void addOperands(Operation current, OperationState former, OpBuilder before) {
    int[] perms = new TransposeOp(current).permutation();
    long[] order = new long[perms.length];
    for (int i = 0; i < perms.length; i++) {
      order[i] = perms[i];
    }
    RankedTensorType type = RankedTensorType.of(
        new long[] {order.length}, IntegerType.of(current.context(), 32));
    former.addOperand(FormerConstants.findOrCreate(current, before, type, order));
  }
}
