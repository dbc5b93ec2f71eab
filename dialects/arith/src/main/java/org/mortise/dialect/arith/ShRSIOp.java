// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.BitRanges;

/** Shifts an integer right, filling with the sign. */
@Op(name = "arith.shrsi", family = IntegerBinaryOp.class)
public final class ShRSIOp extends ShRSIOpBase {
  ShRSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, BitRanges::shiftRightSigned);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    return Shift.fold(constants, Shift::rightSigned);
  }
}
