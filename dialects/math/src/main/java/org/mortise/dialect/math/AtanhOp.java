// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the inverse hyperbolic tangent. */
@Op(name = "math.atanh", family = FloatUnaryOp.class)
public final class AtanhOp extends AtanhOpBase {
  AtanhOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.unary(this, constants, Functions::atanh);
  }
}
