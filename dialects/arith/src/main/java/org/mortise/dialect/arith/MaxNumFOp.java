// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the maximum of floating-point numbers; the other operand if one is NaN. */
@Op(name = "arith.maxnumf", family = FloatBinaryOp.class, computes = "MAXNUM", traits = "COMMUTATIVE")
public final class MaxNumFOp extends MaxNumFOpBase {
  MaxNumFOp(Operation operation) {
    super(operation);
  }
}
