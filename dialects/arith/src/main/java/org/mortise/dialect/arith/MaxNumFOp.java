// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Computes the maximum of floating-point numbers; the other operand if one is NaN. */
@Op(name = "arith.maxnumf", family = FloatBinaryOp.class, traits = "COMMUTATIVE")
public final class MaxNumFOp extends MaxNumFOpBase {
  MaxNumFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.extremum(this, constants, this::isNeutral, FloatArithmetic::maxNum);
  }

  /** The infinity is the result if the other operand is NaN. */
  private boolean isNeutral(Attribute constant) {
    return fastmathAttr().has(FastMathFlagsAttr.NNAN) && FloatFolding.isNegativeInfinity(constant);
  }
}
