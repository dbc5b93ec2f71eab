// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Joins tensors along a dimension. */
@Op(name = "tosa.concat",
    operands = "input1: TENSOR...",
    results = "output: TENSOR",
    attributes = "axis: I32",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ConcatOp extends ConcatOpBase {
  ConcatOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new ConcatTypes());
  }
}
