// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the power of 2. */
@Op(name = "math.exp2", family = FloatUnaryOp.class)
public final class Exp2Op extends Exp2OpBase {
  Exp2Op(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.unary(this, constants, Functions::exp2);
  }
}
