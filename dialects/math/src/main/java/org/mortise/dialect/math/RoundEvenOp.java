// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.math.FloatFolding.Rounding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Rounds to the nearest integer; ties to the even one. */
@Op(name = "math.roundeven", family = FloatUnaryOp.class)
public final class RoundEvenOp extends RoundEvenOpBase {
  RoundEvenOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.exact(this, constants, number -> FloatFolding.toIntegral(number, Rounding.NEAREST_EVEN));
  }
}
