// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Permutes the dimensions of a vector. */
@Op(name = "vector.transpose",
    operands = "vector: ANY_VECTOR_OF_ANY_RANK",
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    attributes = "permutation: DENSE_I64_ARRAY",
    traits = "PURE",
    format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)")
public final class TransposeOp extends TransposeOpBase {
  TransposeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "operand and result have same element type", 0);
  }
}
