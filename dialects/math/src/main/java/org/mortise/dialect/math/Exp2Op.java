// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the power of 2. */
@Op(name = "math.exp2", family = FloatUnaryOp.class, computes = "EXP2")
public final class Exp2Op extends Exp2OpBase {
  Exp2Op(Operation operation) {
    super(operation);
  }
}
