// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Rounds up to an integer. */
@Op(name = "math.ceil", family = FloatUnaryOp.class, computes = "CEIL")
public final class CeilOp extends CeilOpBase {
  CeilOp(Operation operation) {
    super(operation);
  }
}
