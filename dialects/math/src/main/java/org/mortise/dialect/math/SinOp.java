// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the sine of an angle in radians. */
@Op(name = "math.sin", family = FloatUnaryOp.class, computes = "SIN")
public final class SinOp extends SinOpBase {
  SinOp(Operation operation) {
    super(operation);
  }
}
