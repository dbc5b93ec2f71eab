// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the minimum of signed integers. */
@Op(name = "arith.minsi", family = IntegerBinaryOp.class, computes = "MIN_SIGNED", traits = "COMMUTATIVE")
public final class MinSIOp extends MinSIOpBase {
  MinSIOp(Operation operation) {
    super(operation);
  }
}
