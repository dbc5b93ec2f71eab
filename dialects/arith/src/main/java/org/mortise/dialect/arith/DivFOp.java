// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides floating-point numbers. */
@Op(name = "arith.divf", family = FloatBinaryOp.class, computes = "DIVF",
    canonicalization = "FloatPatterns.div")
public final class DivFOp extends DivFOpBase {
  DivFOp(Operation operation) {
    super(operation);
  }
}
