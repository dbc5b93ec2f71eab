// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Extracts a hyper-rectangular slice of a vector, of the same rank. */
@Op(name = "vector.extract_strided_slice",
    operands = "vector: ANY_VECTOR",
    results = "result: ANY_VECTOR",
    attributes = {"offsets: I64_ARRAY", "sizes: I64_ARRAY", "strides: I64_ARRAY"},
    traits = "PURE",
    format = "$vector attr-dict `:` type($vector) `to` type(results)",
    patterns = ExtractStridedSlicePatterns.class)
public final class ExtractStridedSliceOp extends ExtractStridedSliceOpBase {
  ExtractStridedSliceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "operand and result have same element type", 0);
  }

  @Nullable Diagnostic verify() {
    return StridedSlices.verifyExtract(this);
  }

  FoldResult fold(Attribute[] constants) {
    return vector().type() == result().type() ? FoldResult.of(vector()) : ExtractStridedSlicePatterns.fold(this);
  }
}
