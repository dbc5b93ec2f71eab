// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extends an integer with its sign. */
@Op(name = "arith.extsi", family = IntegerCastOp.class, computes = "RESIZE_SIGNED",
    patterns = CastPatterns.class)
public final class ExtSIOp extends ExtSIOpBase {
  ExtSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::isWidening));
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    ExtSIOp inner = of(in().definingOp());
    if (inner != null) {
      inOperand().set(inner.in());
      return FoldResult.IN_PLACE;
    }
    return super.fold(constants);
  }
}
