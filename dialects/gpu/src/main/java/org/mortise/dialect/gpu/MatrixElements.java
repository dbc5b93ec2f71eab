// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Relations between the types of matrices and of their elements, for tables of operations. */
final class MatrixElements {
  private static final String RELATION = "value type matches element type of mma_matrix";

  private MatrixElements() {}

  static void extraction(OpDefinitionBuilder op) {
    op.typeFrom("res", "matrix", RELATION, MatrixElements::elementOf);
  }

  static void insertion(OpDefinitionBuilder op) {
    op.typeFrom("value", "matrix", RELATION, MatrixElements::elementOf);
  }

  private static Type elementOf(Type matrix) {
    return ((MMAMatrixType) matrix).elementType();
  }
}
