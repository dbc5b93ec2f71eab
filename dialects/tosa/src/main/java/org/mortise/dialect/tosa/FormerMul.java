// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.types.IntegerType;

/** {@code tosa.mul} of MLIR 19.1, whose shift is an attribute. */
final class FormerMul extends FormerTosaOperation {
  private static final String SHIFT = "shift";

  FormerMul() {
    super(MulOp.NAME, MulOp.NAME, 2, () -> FormerOps.define(MulOp.NAME, 2)
        .attribute(SHIFT, AttributeConstraints.I8).format(TosaDialect.FUNCTIONAL).build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    long shift = ((IntegerAttr) former.getAttr(SHIFT)).longValue();
    current.addOperand(FormerConstants.tensor(
        before, former.location(), IntegerType.of(former.context(), 8), shift));
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    Long shift = FormerConstants.zeroPoint(new MulOp(current).shift());
    if (shift == null) {
      return notConstant(current, SHIFT);
    }
    former.addAttribute(SHIFT, IntegerAttr.of(IntegerType.of(current.context(), 8), shift));
    return null;
  }
}
