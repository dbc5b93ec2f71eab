// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

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
    if (sum != null && sum.rhs() == rhs()) {
      return FoldResult.of(sum.lhs());
    }
    return ConstantOp.isZero(constants[1]) ? FoldResult.of(lhs()) : FoldResult.NONE;
  }
}
