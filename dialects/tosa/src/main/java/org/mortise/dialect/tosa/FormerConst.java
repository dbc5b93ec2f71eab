// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;

/** {@code tosa.const} of MLIR 19.1, whose attribute has another name. */
final class FormerConst extends FormerTosaOperation {
  private static final String VALUE = "value";

  FormerConst() {
    super(ConstOp.NAME, ConstOp.NAME, 0, () -> FormerOps.define(ConstOp.NAME, 0)
        .attribute(VALUE, AttributeConstraints.ELEMENTS)
        .traits(Trait.CONSTANT_LIKE, Trait.PURE).build());
  }

  @Override
  public boolean needsOperands() {
    return false;
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    current.addAttribute("values", former.getAttr(VALUE));
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    former.addAttribute(VALUE, new ConstOp(current).valuesAttr());
    return null;
  }
}
