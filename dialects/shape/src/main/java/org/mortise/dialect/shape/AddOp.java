// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Operation;
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
  Long compute(long lhs, long rhs) {
    return lhs + rhs;
  }
}
