// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the absolute value of a signed integer. */
@Op(name = "math.absi", family = IntegerUnaryOp.class, computes = "ABSI")
public final class AbsIOp extends AbsIOpBase {
  AbsIOp(Operation operation) {
    super(operation);
  }
}
