// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the natural logarithm. */
@Op(name = "math.log", family = FloatUnaryOp.class, computes = "LOG")
public final class LogOp extends LogOpBase {
  LogOp(Operation operation) {
    super(operation);
  }
}
