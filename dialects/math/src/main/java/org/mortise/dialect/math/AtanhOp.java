// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the inverse hyperbolic tangent. */
@Op(name = "math.atanh", family = FloatUnaryOp.class, computes = "ATANH")
public final class AtanhOp extends AtanhOpBase {
  AtanhOp(Operation operation) {
    super(operation);
  }
}
