// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Adds complex numbers. */
@Op(name = "complex.add", family = ComplexArithmeticOp.class)
public final class AddOp extends AddOpBase {
  AddOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    SubOp left = SubOp.of(lhs().definingOp());
    if (left != null && left.rhs() == rhs() && isInverse(left)) {
      return FoldResult.of(left.lhs());
    }
    SubOp right = SubOp.of(rhs().definingOp());
    if (right != null && right.rhs() == lhs() && isInverse(right)) {
      return FoldResult.of(right.lhs());
    }
    boolean isNeutral = ConstantOp.isZero(constants[1], -0.0)
        || fastmathAttr().has(FastMathFlagsAttr.NSZ) && ConstantOp.isZero(constants[1]);
    return isNeutral ? FoldResult.of(lhs()) : FoldResult.NONE;
  }

  private boolean isInverse(SubOp difference) {
    return fastmathAttr().has(Assumptions.INVERSE) && difference.fastmathAttr().has(Assumptions.INVERSE);
  }
}
