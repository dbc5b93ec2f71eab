// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the reciprocal of the square root. */
@Op(name = "math.rsqrt", family = FloatUnaryOp.class)
public final class RsqrtOp extends RsqrtOpBase {
  RsqrtOp(Operation operation) {
    super(operation);
  }
}
