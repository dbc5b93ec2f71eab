// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the arctangent in radians. */
@Op(name = "math.atan", family = FloatUnaryOp.class, computes = "ATAN")
public final class AtanOp extends AtanOpBase {
  AtanOp(Operation operation) {
    super(operation);
  }
}
