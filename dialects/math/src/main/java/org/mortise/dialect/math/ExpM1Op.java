// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the power of e, minus 1. */
@Op(name = "math.expm1", family = FloatUnaryOp.class, computes = "EXPM1")
public final class ExpM1Op extends ExpM1OpBase {
  ExpM1Op(Operation operation) {
    super(operation);
  }
}
