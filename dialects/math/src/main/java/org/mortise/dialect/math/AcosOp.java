// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the arccosine in radians. */
@Op(name = "math.acos", family = FloatUnaryOp.class, computes = "ACOS")
public final class AcosOp extends AcosOpBase {
  AcosOp(Operation operation) {
    super(operation);
  }
}
