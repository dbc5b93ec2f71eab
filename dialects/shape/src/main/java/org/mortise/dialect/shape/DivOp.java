// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides sizes, rounding towards minus infinity. */
@Op(name = "shape.div",
    family = SizeArithmeticOp.class)
public final class DivOp extends DivOpBase {
  DivOp(Operation operation) {
    super(operation);
  }

  @Override
  @Nullable Long compute(long lhs, long rhs) {
    return rhs == 0 ? null : (Long) Math.floorDiv(lhs, rhs);
  }
}
