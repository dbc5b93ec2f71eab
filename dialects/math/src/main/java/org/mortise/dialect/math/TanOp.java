// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the tangent of an angle in radians. */
@Op(name = "math.tan", family = FloatUnaryOp.class, computes = "TAN")
public final class TanOp extends TanOpBase {
  TanOp(Operation operation) {
    super(operation);
  }
}
