// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the maximum of signed integers. */
@Op(name = "arith.maxsi", family = IntegerBinaryOp.class, computes = "MAX_SIGNED", traits = "COMMUTATIVE")
public final class MaxSIOp extends MaxSIOpBase {
  MaxSIOp(Operation operation) {
    super(operation);
  }
}
