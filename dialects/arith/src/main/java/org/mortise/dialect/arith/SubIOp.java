// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Subtracts integers with wrap-around. */
@Op(name = "arith.subi", family = OverflowingBinaryOp.class,
    canonicalization = "SubPatterns.add")
public final class SubIOp extends SubIOpBase {
  SubIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.overflowing(op, RangeArithmetic::subtract);
  }

  FoldResult fold(Attribute[] constants) {
    Value lhs = lhs();
    Value rhs = rhs();
    if (lhs == rhs && IntegerConstants.canBeConstant(lhs.type())) {
      return FoldResult.of(IntegerConstants.integer(lhs.type(), BigInteger.ZERO));
    }
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs);
    }
    AddIOp sum = AddIOp.of(lhs.definingOp());
    if (sum != null && sum.rhs() == rhs) {
      return FoldResult.of(sum.lhs());
    }
    if (sum != null && sum.lhs() == rhs) {
      return FoldResult.of(sum.rhs());
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.subtract(b));
  }
}
