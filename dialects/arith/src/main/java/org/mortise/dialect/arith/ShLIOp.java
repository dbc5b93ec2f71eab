// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts an integer left. */
@Op(name = "arith.shli", family = OverflowingBinaryOp.class, computes = "SHIFT_LEFT")
public final class ShLIOp extends ShLIOpBase {
  ShLIOp(Operation operation) {
    super(operation);
  }
}
