// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the inverse hyperbolic sine. */
@Op(name = "math.asinh", family = FloatUnaryOp.class, computes = "ASINH")
public final class AsinhOp extends AsinhOpBase {
  AsinhOp(Operation operation) {
    super(operation);
  }
}
