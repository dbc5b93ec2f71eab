// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Rounds towards zero to an integer. */
@Op(name = "math.trunc", family = FloatUnaryOp.class, computes = "TRUNC")
public final class TruncOp extends TruncOpBase {
  TruncOp(Operation operation) {
    super(operation);
  }
}
