// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The smaller of two floating-point numbers; NaN if one of them is. */
@Op(name = "arith.minimumf", family = FloatBinaryOp.class, traits = "COMMUTATIVE")
public final class MinimumFOp extends MinimumFOpBase {
  MinimumFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.extremum(operation(), constants, FloatFolding::isPositiveInfinity, SoftFloat::minimum);
  }
}
