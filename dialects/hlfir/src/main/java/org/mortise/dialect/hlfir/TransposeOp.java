// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The transpose of a matrix. */
@Op(name = "hlfir.transpose",
    operands = "array: ARRAY",
    results = "result: EXPR",
    format = "$array attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
public final class TransposeOp extends TransposeOpBase {
  TransposeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean areMatrices =
        Entities.shapeOf(array().type()).length == 2 && Entities.shapeOf(result().type()).length == 2;
    return areMatrices ? null : opError("input and output arrays should have rank 2");
  }
}
