// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Subtracts complex numbers. */
@Op(name = "complex.sub", family = ComplexArithmeticOp.class)
public final class SubOp extends SubOpBase {
  SubOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    AddOp sum = AddOp.of(lhs().definingOp());
    if (sum != null && sum.rhs() == rhs() && fastmathAttr().has(Assumptions.INVERSE)
        && sum.fastmathAttr().has(Assumptions.INVERSE)) {
      return FoldResult.of(sum.lhs());
    }
    boolean isNeutral = ConstantOp.isZero(constants[1], 0.0)
        || fastmathAttr().has(FastMathFlagsAttr.NSZ) && ConstantOp.isZero(constants[1]);
    return isNeutral ? FoldResult.of(lhs()) : FoldResult.NONE;
  }
}
