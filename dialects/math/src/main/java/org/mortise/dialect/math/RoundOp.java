// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.math.FloatFolding.Rounding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Rounds to the nearest integer; ties away from zero. */
@Op(name = "math.round", family = FloatUnaryOp.class)
public final class RoundOp extends RoundOpBase {
  RoundOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.ofLibrary(this, constants, number -> FloatFolding.toIntegral(number, Rounding.NEAREST_AWAY));
  }
}
