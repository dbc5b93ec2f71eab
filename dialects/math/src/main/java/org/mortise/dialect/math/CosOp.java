// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the cosine of an angle in radians. */
@Op(name = "math.cos", family = FloatUnaryOp.class, computes = "COS")
public final class CosOp extends CosOpBase {
  CosOp(Operation operation) {
    super(operation);
  }
}
