// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Raises a floating-point number to a power. */
@Op(name = "math.powf", family = FloatBinaryOp.class)
public final class PowFOp extends PowFOpBase {
  PowFOp(Operation operation) {
    super(operation);
  }
}
