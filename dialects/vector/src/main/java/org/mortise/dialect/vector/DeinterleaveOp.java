// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Splits a vector into its elements at even and at odd positions of the last dimension. */
@Op(name = "vector.deinterleave",
    operands = "source: ANY_VECTOR",
    results = {"res1: ANY_VECTOR", "res2: ANY_VECTOR"},
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `->` type($res1)")
public final class DeinterleaveOp extends DeinterleaveOpBase {
  DeinterleaveOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("the trailing dimension of the source vector has an even number of elements", each -> {
      VectorType source = of(each).sourceType();
      return source.dim(source.rank() - 1) % 2 == 0;
    });
    op.typeFrom("res1", "source",
        "the trailing dimension of the results is half the width of source trailing dimension",
        type -> half((VectorType) type));
    op.sameTypes("res1", "res2");
  }

  /** Returns the type with half the size of the last dimension; {@code type} itself if that is 1. */
  private static Type half(VectorType type) {
    long size = type.rank() == 0 ? 0 : type.dim(type.rank() - 1) / 2;
    return size <= 0 ? type : VectorTypes.withLastDim(type, size);
  }
}
