// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the minimum of floating-point numbers; NaN if one operand is NaN. */
@Op(name = "arith.minimumf", family = FloatBinaryOp.class, computes = "MINIMUM", traits = "COMMUTATIVE")
public final class MinimumFOp extends MinimumFOpBase {
  MinimumFOp(Operation operation) {
    super(operation);
  }
}
