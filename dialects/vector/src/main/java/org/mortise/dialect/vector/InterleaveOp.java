// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Creates a vector of the elements of two vectors in turn, along the last dimension. */
@Op(name = "vector.interleave",
    operands = {"lhs: ANY_VECTOR_OF_ANY_RANK", "rhs: ANY_VECTOR_OF_ANY_RANK"},
    results = "result: ANY_VECTOR",
    traits = "PURE",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)")
public final class InterleaveOp extends InterleaveOpBase {
  InterleaveOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.sameTypes("lhs", "rhs");
    op.typeFrom(
        "result", "lhs", "type of 'result' is double the width of the inputs", type -> twice((VectorType) type));
  }

  private static Type twice(VectorType type) {
    return type.rank() == 0
        ? VectorType.of(new long[] {2}, type.elementType())
        : VectorTypes.withLastDim(type, type.dim(type.rank() - 1) * 2);
  }
}
