// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The product of two vectors. */
@Op(name = "hlfir.dot_product",
    operands = {"lhs: NUMERICAL_OR_LOGICAL_ARRAY", "rhs: NUMERICAL_OR_LOGICAL_ARRAY"},
    results = "result: VALUE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    format = "$lhs $rhs attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public final class DotProductOp extends DotProductOpBase {
  DotProductOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (Entities.shapeOf(lhs().type()).length != 1 || Entities.shapeOf(rhs().type()).length != 1) {
      return opError("both arrays must have rank 1");
    }
    boolean isScalar = HlfirConstraints.isNumber(result().type()) || result().type() instanceof LogicalType;
    return isScalar ? null : opError("the result must be of scalar numerical or logical type");
  }
}
