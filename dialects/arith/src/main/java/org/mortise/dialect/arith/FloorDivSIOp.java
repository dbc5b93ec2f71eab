// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides signed integers, rounding down. */
@Op(name = "arith.floordivsi", family = DivisionOp.class)
public final class FloorDivSIOp extends FloorDivSIOpBase {
  FloorDivSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::floorDivideSigned);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return Division.foldFloor(constants);
  }
}
