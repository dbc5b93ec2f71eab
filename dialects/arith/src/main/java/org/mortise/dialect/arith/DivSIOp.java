// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Divides signed integers, rounding towards zero. */
@Op(name = "arith.divsi", family = DivisionOp.class)
public final class DivSIOp extends DivSIOpBase {
  DivSIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.binary(op, RangeArithmetic::divideSigned);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return IntegerFolding.binary(constants, Division::signed);
  }
}
