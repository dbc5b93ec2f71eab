// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides signed integers, rounding up. */
@Op(name = "arith.ceildivsi", family = DivisionOp.class)
public final class CeilDivSIOp extends CeilDivSIOpBase {
  CeilDivSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::ceilDivideSigned);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return IntegerFolding.binary(constants, Division::ceilSigned);
  }
}
