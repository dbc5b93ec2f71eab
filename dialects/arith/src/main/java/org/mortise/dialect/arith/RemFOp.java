// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the remainder of a floating-point division, which has the sign of the dividend. */
@Op(name = "arith.remf", family = FloatBinaryOp.class, computes = "REMF")
public final class RemFOp extends RemFOpBase {
  RemFOp(Operation operation) {
    super(operation);
  }
}
