// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds floating-point numbers. */
@Op(name = "arith.addf", family = FloatBinaryOp.class, computes = "ADDF", traits = "COMMUTATIVE")
public final class AddFOp extends AddFOpBase {
  AddFOp(Operation operation) {
    super(operation);
  }
}
