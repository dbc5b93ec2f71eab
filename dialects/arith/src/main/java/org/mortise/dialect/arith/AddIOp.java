// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.ranges.RangeArithmetic;

/** Adds integers with wrap-around. */
@Op(name = "arith.addi", family = OverflowingBinaryOp.class, traits = "COMMUTATIVE",
    canonicalization = "AddPatterns.add")
public final class AddIOp extends AddIOpBase {
  AddIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    ResultRanges.overflowing(op, RangeArithmetic::add);
  }

  FoldResult fold(Attribute[] constants) {
    if (IntegerConstants.isZero(constants[1])) {
      return FoldResult.of(lhs());
    }
    SubIOp left = SubIOp.of(lhs().definingOp());
    if (left != null && left.rhs() == rhs()) {
      return FoldResult.of(left.lhs());
    }
    SubIOp right = SubIOp.of(rhs().definingOp());
    if (right != null && right.rhs() == lhs()) {
      return FoldResult.of(right.lhs());
    }
    return IntegerFolding.binary(constants, (a, b, width) -> a.add(b));
  }
}
