// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The product of the transpose of a matrix and of a matrix or vector. */
@Op(name = "hlfir.matmul_transpose",
    operands = {"lhs: NUMERICAL_OR_LOGICAL_ARRAY", "rhs: NUMERICAL_OR_LOGICAL_ARRAY"},
    results = "result: EXPR",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    format = "$lhs $rhs attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public final class MatmulTransposeOp extends MatmulTransposeOpBase {
  MatmulTransposeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int left = Entities.shapeOf(lhs().type()).length;
    int right = Entities.shapeOf(rhs().type()).length;
    return left == 2 && (right == 1 || right == 2) ? null : opError("array must have either rank 1 or rank 2");
  }
}
