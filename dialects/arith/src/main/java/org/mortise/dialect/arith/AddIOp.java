// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Adds integers with wrap-around. */
@Op(name = "arith.addi", family = OverflowingBinaryOp.class, computes = "ADD", traits = "COMMUTATIVE",
    implementations = ArithmeticBounds.class,
    patterns = AddPatterns.class)
public final class AddIOp extends AddIOpBase {
  AddIOp(Operation operation) {
    super(operation);
  }

  @Override
  FoldResult foldIdentities(Attribute[] constants) {
    SubIOp left = SubIOp.of(lhs().definingOp());
    if (left != null && left.rhs() == rhs()) {
      return FoldResult.of(left.lhs());
    }
    SubIOp right = SubIOp.of(rhs().definingOp());
    return right != null && right.rhs() == lhs() ? FoldResult.of(right.lhs()) : FoldResult.NONE;
  }
}
