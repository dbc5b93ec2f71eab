// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the minimum of unsigned integers. */
@Op(name = "arith.minui", family = IntegerBinaryOp.class, computes = "MIN_UNSIGNED", traits = "COMMUTATIVE")
public final class MinUIOp extends MinUIOpBase {
  MinUIOp(Operation operation) {
    super(operation);
  }
}
