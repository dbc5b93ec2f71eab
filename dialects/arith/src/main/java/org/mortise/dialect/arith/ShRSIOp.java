// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Shifts an integer right, filling with the sign. */
@Op(name = "arith.shrsi", family = IntegerBinaryOp.class)
public final class ShRSIOp extends ShRSIOpBase {
  ShRSIOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    return Shift.fold(constants, Shift::rightSigned);
  }
}
