// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Repeats a scalar or a vector along new leading dimensions and along dimensions of size 1. */
@Op(name = "vector.broadcast",
    operands = "source: ANY",
    results = "vector: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($vector)")
public final class BroadcastOp extends BroadcastOpBase {
  BroadcastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
  }
}
