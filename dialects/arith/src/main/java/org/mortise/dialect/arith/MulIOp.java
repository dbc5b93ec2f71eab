// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Multiplies integers with wrap-around. */
@Op(name = "arith.muli", family = OverflowingBinaryOp.class, traits = "COMMUTATIVE",
    canonicalization = "MulPatterns.add")
public final class MulIOp extends MulIOpBase {
  MulIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.overflowing(op, RangeArithmetic::multiply);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(rhs());
    }
    if (IntegerConstants.isOne(constants[1])) {
      return FoldResult.of(lhs());
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.multiply(b));
  }
}
