// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Divides complex numbers. */
@Op(name = "complex.div", family = ComplexArithmeticOp.class)
public final class DivOp extends DivOpBase {
  DivOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return fastmathAttr().has(Assumptions.FINITE) && ConstantOp.isOne(constants[1])
        ? FoldResult.of(lhs()) : FoldResult.NONE;
  }
}
