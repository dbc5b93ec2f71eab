// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.math.FloatFolding.Rounding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Rounds down to an integer. */
@Op(name = "math.floor", family = FloatUnaryOp.class)
public final class FloorOp extends FloorOpBase {
  FloorOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.exact(this, constants, number -> FloatFolding.toIntegral(number, Rounding.DOWN));
  }
}
