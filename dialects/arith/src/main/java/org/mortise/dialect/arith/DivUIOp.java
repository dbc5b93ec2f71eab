// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides unsigned integers, rounding towards zero. */
@Op(name = "arith.divui", family = DivisionOp.class)
public final class DivUIOp extends DivUIOpBase {
  DivUIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::divideUnsigned);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return IntegerFolding.binary(constants, Division::unsigned);
  }
}
