// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The smaller of two floating-point numbers, of which NaN is none. */
@Op(name = "arith.minnumf", family = FloatBinaryOp.class, traits = "COMMUTATIVE")
public final class MinNumFOp extends MinNumFOpBase {
  MinNumFOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FloatFolding.extremum(operation(), constants, FloatFolding::isPositiveInfinity, SoftFloat::minNum);
  }
}
