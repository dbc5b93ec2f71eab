// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the maximum of floating-point numbers; NaN if one operand is NaN. */
@Op(name = "arith.maximumf", family = FloatBinaryOp.class, computes = "MAXIMUM", traits = "COMMUTATIVE")
public final class MaximumFOp extends MaximumFOpBase {
  MaximumFOp(Operation operation) {
    super(operation);
  }
}
