// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Multiplies complex numbers. */
@Op(name = "complex.mul", family = ComplexArithmeticOp.class)
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return fastmathAttr().has(Assumptions.FINITE) && ConstantOp.isOne(constants[1])
        ? FoldResult.of(lhs()) : FoldResult.NONE;
  }
}
