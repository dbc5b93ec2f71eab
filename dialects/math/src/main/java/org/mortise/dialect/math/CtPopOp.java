// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Counts the ones of an integer. */
@Op(name = "math.ctpop", family = IntegerUnaryOp.class, computes = "ONES")
public final class CtPopOp extends CtPopOpBase {
  CtPopOp(Operation operation) {
    super(operation);
  }
}
