// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extends an integer with zeros. */
@Op(name = "arith.extui", family = IntegerCastOp.class, computes = "RESIZE_UNSIGNED")
public final class ExtUIOp extends ExtUIOpBase {
  ExtUIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::isWidening));
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    ExtUIOp inner = of(in().definingOp());
    if (inner != null) {
      inOperand().set(inner.in());
      return FoldResult.IN_PLACE;
    }
    return super.fold(constants);
  }
}
