// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the angle in radians of the point with the coordinates {@code rhs} and {@code lhs}. */
@Op(name = "math.atan2", family = FloatBinaryOp.class)
public final class Atan2Op extends Atan2OpBase {
  Atan2Op(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.binary(constants, (y, x) -> FloatFolding.quiet(x.isNaN() ? x : y), Functions::atan2);
  }
}
