// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Adds sizes. */
@Op(name = "shape.add",
    family = SizeArithmeticOp.class,
    traits = "COMMUTATIVE")
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    for (Attribute constant : constants) {
      if (constant instanceof PoisonAttr) {
        return FoldResult.of(constant);
      }
    }
    return super.fold(constants);
  }

  @Override
  Long compute(long lhs, long rhs) {
    return lhs + rhs;
  }
}
