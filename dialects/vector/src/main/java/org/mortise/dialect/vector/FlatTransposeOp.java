// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Transposes a matrix stored in a vector of rank 1 in column-major order. */
@Op(name = "vector.flat_transpose",
    operands = "matrix: FLAT_MATRIX",
    results = "res: FLAT_MATRIX",
    attributes = {"rows: I32", "columns: I32"},
    traits = "PURE",
    until = "19.1",
    format = "$matrix attr-dict `:` type($matrix) `->` type($res)")
public final class FlatTransposeOp extends FlatTransposeOpBase {
  FlatTransposeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
  }
}
