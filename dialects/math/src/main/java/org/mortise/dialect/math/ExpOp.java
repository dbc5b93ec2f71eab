// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the power of e. */
@Op(name = "math.exp", family = FloatUnaryOp.class, computes = "EXP")
public final class ExpOp extends ExpOpBase {
  ExpOp(Operation operation) {
    super(operation);
  }
}
