// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Rounds down to an integer. */
@Op(name = "math.floor", family = FloatUnaryOp.class, computes = "FLOOR")
public final class FloorOp extends FloorOpBase {
  FloorOp(Operation operation) {
    super(operation);
  }
}
