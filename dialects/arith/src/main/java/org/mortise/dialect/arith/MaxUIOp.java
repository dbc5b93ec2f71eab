// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the maximum of unsigned integers. */
@Op(name = "arith.maxui", family = IntegerBinaryOp.class, computes = "MAX_UNSIGNED", traits = "COMMUTATIVE")
public final class MaxUIOp extends MaxUIOpBase {
  MaxUIOp(Operation operation) {
    super(operation);
  }
}
