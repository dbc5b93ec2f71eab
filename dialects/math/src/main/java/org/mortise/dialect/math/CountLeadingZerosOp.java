// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Counts the leading zeros of an integer. */
@Op(name = "math.ctlz", family = IntegerUnaryOp.class, computes = "LEADING_ZEROS")
public final class CountLeadingZerosOp extends CountLeadingZerosOpBase {
  CountLeadingZerosOp(Operation operation) {
    super(operation);
  }
}
