// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the inverse hyperbolic cosine. */
@Op(name = "math.acosh", family = FloatUnaryOp.class, computes = "ACOSH")
public final class AcoshOp extends AcoshOpBase {
  AcoshOp(Operation operation) {
    super(operation);
  }
}
