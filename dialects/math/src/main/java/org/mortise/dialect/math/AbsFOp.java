// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the absolute value of a floating-point number. */
@Op(name = "math.absf", family = FloatUnaryOp.class, computes = "ABSF")
public final class AbsFOp extends AbsFOpBase {
  AbsFOp(Operation operation) {
    super(operation);
  }
}
