// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Subtracts floating-point numbers. */
@Op(name = "arith.subf", family = FloatBinaryOp.class, computes = "SUBF")
public final class SubFOp extends SubFOpBase {
  SubFOp(Operation operation) {
    super(operation);
  }
}
