// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The larger of two floating-point numbers, of which NaN is none. */
@Op(name = "arith.maxnumf", family = FloatBinaryOp.class, traits = "COMMUTATIVE")
public final class MaxNumFOp extends MaxNumFOpBase {
  MaxNumFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.extremum(operation(), constants, FloatFolding::isNegativeInfinity, SoftFloat::maxNum);
  }
}
