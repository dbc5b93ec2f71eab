// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The product of two matrices, or of a matrix and a vector. */
@Op(name = "hlfir.matmul",
    operands = {"lhs: NUMERICAL_OR_LOGICAL_ARRAY", "rhs: NUMERICAL_OR_LOGICAL_ARRAY"},
    results = "result: EXPR",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    implementations = IntrinsicEffects.class,
    patterns = MatmulPatterns.class,
    format = "$lhs $rhs attr-dict `:` functional-type(operands, results)")
public final class MatmulOp extends MatmulOpBase {
  MatmulOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int left = Entities.shapeOf(lhs().type()).length;
    int right = Entities.shapeOf(rhs().type()).length;
    if (left < 1 || left > 2 || right < 1 || right > 2) {
      return opError("array must have either rank 1 or rank 2");
    }
    if (left != 2 && right != 2) {
      return opError("at least one array must have rank 2");
    }
    boolean isLogical = HlfirConstraints.LOGICAL_ARRAY.accepts(lhs().type());
    return isLogical == HlfirConstraints.LOGICAL_ARRAY.accepts(rhs().type())
        ? null : opError("if one array is logical, so should the other be");
  }
}
