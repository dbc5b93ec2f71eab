// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the hyperbolic tangent. */
@Op(name = "math.tanh", family = FloatUnaryOp.class, computes = "TANH")
public final class TanhOp extends TanhOpBase {
  TanhOp(Operation operation) {
    super(operation);
  }
}
