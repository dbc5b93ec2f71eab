// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies floating-point numbers. */
@Op(name = "arith.mulf", family = FloatBinaryOp.class, computes = "MULF", traits = "COMMUTATIVE",
    canonicalization = "FloatPatterns.mul")
public final class MulFOp extends MulFOpBase {
  MulFOp(Operation operation) {
    super(operation);
  }
}
