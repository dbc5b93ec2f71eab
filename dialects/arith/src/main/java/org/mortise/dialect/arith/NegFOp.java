// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Negates a floating-point number. */
@Op(name = "arith.negf", family = FloatUnaryOp.class)
public final class NegFOp extends NegFOpBase {
  NegFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    NegFOp inner = of(operand().definingOp());
    if (inner != null) {
      return FoldResult.of(inner.operand());
    }
    return FloatFolding.negate(constants[0], result().type());
  }
}
