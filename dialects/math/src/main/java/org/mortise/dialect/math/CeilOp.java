// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.dialect.math.FloatFolding.Rounding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Rounds up to an integer. */
@Op(name = "math.ceil", family = FloatUnaryOp.class)
public final class CeilOp extends CeilOpBase {
  CeilOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.exact(this, constants, number -> FloatFolding.toIntegral(number, Rounding.UP));
  }
}
