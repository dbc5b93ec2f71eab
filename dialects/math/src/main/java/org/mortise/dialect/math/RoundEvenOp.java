// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Rounds to the nearest integer; ties to the even one. */
@Op(name = "math.roundeven", family = FloatUnaryOp.class, computes = "ROUNDEVEN")
public final class RoundEvenOp extends RoundEvenOpBase {
  RoundEvenOp(Operation operation) {
    super(operation);
  }
}
