// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Subtracts integers with wrap-around. */
@Op(name = "arith.subi", family = OverflowingBinaryOp.class, computes = "SUB",
    implementations = ArithmeticBounds.class,
    patterns = SubPatterns.class)
public final class SubIOp extends SubIOpBase {
  SubIOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    AddIOp sum = AddIOp.of(lhs().definingOp());
    if (sum != null && sum.rhs() == rhs()) {
      return FoldResult.of(sum.lhs());
    }
    return sum != null && sum.lhs() == rhs() ? FoldResult.of(sum.rhs()) : FoldResult.NONE;
  }
}
