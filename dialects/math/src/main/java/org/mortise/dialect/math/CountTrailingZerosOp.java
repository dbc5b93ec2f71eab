// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Counts the trailing zeros of an integer. */
@Op(name = "math.cttz", family = IntegerUnaryOp.class, computes = "TRAILING_ZEROS")
public final class CountTrailingZerosOp extends CountTrailingZerosOpBase {
  CountTrailingZerosOp(Operation operation) {
    super(operation);
  }
}
