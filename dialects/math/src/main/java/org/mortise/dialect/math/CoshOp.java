// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the hyperbolic cosine. */
@Op(name = "math.cosh", family = FloatUnaryOp.class, computes = "COSH")
public final class CoshOp extends CoshOpBase {
  CoshOp(Operation operation) {
    super(operation);
  }
}
