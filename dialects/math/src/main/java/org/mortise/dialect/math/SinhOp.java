// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the hyperbolic sine. */
@Op(name = "math.sinh", family = FloatUnaryOp.class, computes = "SINH")
public final class SinhOp extends SinhOpBase {
  SinhOp(Operation operation) {
    super(operation);
  }
}
