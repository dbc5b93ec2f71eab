// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the error function. */
@Op(name = "math.erf", family = FloatUnaryOp.class, computes = "ERF")
public final class ErfOp extends ErfOpBase {
  ErfOp(Operation operation) {
    super(operation);
  }
}
