// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Shifts an integer right, filling with zeros. */
@Op(name = "arith.shrui", family = IntegerBinaryOp.class, computes = "SHIFT_RIGHT_UNSIGNED")
public final class ShRUIOp extends ShRUIOpBase {
  ShRUIOp(Operation operation) {
    super(operation);
  }
}
