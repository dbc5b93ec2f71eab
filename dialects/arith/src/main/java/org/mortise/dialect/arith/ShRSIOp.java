// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts an integer right, filling with the sign. */
@Op(name = "arith.shrsi", family = IntegerBinaryOp.class, computes = "SHIFT_RIGHT_SIGNED")
public final class ShRSIOp extends ShRSIOpBase {
  ShRSIOp(Operation operation) {
    super(operation);
  }
}
