// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the minimum of floating-point numbers; the other operand if one is NaN. */
@Op(name = "arith.minnumf", family = FloatBinaryOp.class, computes = "MINNUM", traits = "COMMUTATIVE")
public final class MinNumFOp extends MinNumFOpBase {
  MinNumFOp(Operation operation) {
    super(operation);
  }
}
