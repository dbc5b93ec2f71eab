// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the arcsine in radians. */
@Op(name = "math.asin", family = FloatUnaryOp.class, computes = "ASIN")
public final class AsinOp extends AsinOpBase {
  AsinOp(Operation operation) {
    super(operation);
  }
}
