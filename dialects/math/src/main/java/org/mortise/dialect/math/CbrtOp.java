// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the cube root. */
@Op(name = "math.cbrt", family = FloatUnaryOp.class, computes = "CBRT")
public final class CbrtOp extends CbrtOpBase {
  CbrtOp(Operation operation) {
    super(operation);
  }
}
