// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Rounds to the nearest integer; ties away from zero. */
@Op(name = "math.round", family = FloatUnaryOp.class, computes = "ROUND")
public final class RoundOp extends RoundOpBase {
  RoundOp(Operation operation) {
    super(operation);
  }
}
