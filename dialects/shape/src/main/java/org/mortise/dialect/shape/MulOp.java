// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies sizes. */
@Op(name = "shape.mul",
    family = SizeArithmeticOp.class,
    traits = "COMMUTATIVE")
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }

  @Override
  Long compute(long lhs, long rhs) {
    return lhs * rhs;
  }
}
