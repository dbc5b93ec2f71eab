// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides signed integers, rounding down. */
@Op(name = "arith.floordivsi", family = DivisionOp.class, computes = "FLOOR_DIV_SIGNED")
public final class FloorDivSIOp extends FloorDivSIOpBase {
  FloorDivSIOp(Operation operation) {
    super(operation);
  }
}
