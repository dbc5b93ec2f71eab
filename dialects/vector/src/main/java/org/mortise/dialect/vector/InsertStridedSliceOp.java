// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Replaces a hyper-rectangle of a vector. */
@Op(name = "vector.insert_strided_slice",
    operands = {"source: ANY_VECTOR", "dest: ANY_VECTOR"},
    results = "res: ANY_VECTOR",
    attributes = {"offsets: I64_ARRAY", "strides: I64_ARRAY"},
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "$source `,` $dest attr-dict `:` type($source) `into` type($dest)",
    patterns = {VectorPatterns.class, ConstantInsertion.class})
public final class InsertStridedSliceOp extends InsertStridedSliceOpBase {
  InsertStridedSliceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "operand #0 and result have same element type", 0);
    op.sameTypes("dest", "res");
  }

  @Nullable Diagnostic verify() {
    return StridedSlices.verifyInsert(this);
  }

  FoldResult fold(Attribute[] constants) {
    return source().type() == dest().type() ? FoldResult.of(source()) : FoldResult.NONE;
  }
}
