// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the natural logarithm of the operand plus 1. */
@Op(name = "math.log1p", family = FloatUnaryOp.class, computes = "LOG1P")
public final class Log1pOp extends Log1pOpBase {
  Log1pOp(Operation operation) {
    super(operation);
  }
}
