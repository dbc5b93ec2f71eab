// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The larger of two floating-point numbers; NaN if one of them is. */
@Op(name = "arith.maximumf", family = FloatBinaryOp.class, traits = "COMMUTATIVE")
public final class MaximumFOp extends MaximumFOpBase {
  MaximumFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.extremum(operation(), constants, FloatFolding::isNegativeInfinity, SoftFloat::maximum);
  }
}
