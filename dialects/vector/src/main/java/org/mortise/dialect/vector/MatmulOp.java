// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Multiplies two matrices that are vectors with one dimension, column after column. */
@Op(name = "vector.matrix_multiply",
    operands = {"lhs: FLAT_MATRIX", "rhs: FLAT_MATRIX"},
    results = "res: FLAT_MATRIX",
    attributes = {"lhs_rows: I32", "lhs_columns: I32", "rhs_columns: I32"},
    traits = "PURE",
    until = "19.1",
    format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)")
public final class MatmulOp extends MatmulOpBase {
  MatmulOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "lhs operand and result have same element type", 0);
    VectorTypes.sameElementType(op, "rhs operand and result have same element type", 1);
  }
}
