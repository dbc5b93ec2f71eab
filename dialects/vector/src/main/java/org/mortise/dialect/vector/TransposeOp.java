// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Permutes the dimensions of a vector. */
@Op(name = "vector.transpose",
    operands = "vector: ANY_VECTOR_OF_ANY_RANK",
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    attributes = "permutation: DENSE_I64_ARRAY",
    traits = "PURE",
    format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
    patterns = {VectorPatterns.class, MaskPatterns.class}, implementations = ElementRange.class)
public final class TransposeOp extends TransposeOpBase {
  TransposeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "operand and result have same element type", 0);
  }

  @Nullable Diagnostic verify() {
    VectorType from = vectorType();
    VectorType to = resultType();
    if (from.rank() != to.rank()) {
      return opError("vector result rank mismatch: " + to.rank());
    }
    DenseI64ArrayAttr order = permutationAttr();
    if (order.size() != to.rank()) {
      return opError("transposition length mismatch: " + order.size());
    }
    boolean[] seen = new boolean[to.rank()];
    for (int i = 0; i < seen.length; i++) {
      long dim = order.get(i);
      if (dim < 0 || dim >= seen.length) {
        return opError("transposition index out of range: " + dim);
      }
      if (seen[(int) dim]) {
        return opError("duplicate position index: " + dim);
      }
      seen[(int) dim] = true;
      if (to.dim(i) != from.dim((int) dim)) {
        return opError("dimension size mismatch at: " + dim);
      }
    }
    return null;
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.transpose(this, constants[0]);
  }
}
