// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the square root. */
@Op(name = "math.sqrt", family = FloatUnaryOp.class, computes = "SQRT")
public final class SqrtOp extends SqrtOpBase {
  SqrtOp(Operation operation) {
    super(operation);
  }
}
