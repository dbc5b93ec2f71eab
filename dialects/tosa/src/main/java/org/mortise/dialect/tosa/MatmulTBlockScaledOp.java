// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The products of matrices and transposed matrices, whose blocks have scales. */
@Op(name = "tosa.matmul_t_block_scaled", since = "22.1",
    operands = {
        "a_data: MX_TENSOR_3D", "a_scale: MX_SCALES_3D", "b_data: MX_TENSOR_3D", "b_scale: MX_SCALES_3D"
    },
    results = "output_data: TENSOR_3D",
    attributes = "block_size: BLOCK_SIZE",
    traits = "PURE")
public final class MatmulTBlockScaledOp extends MatmulTBlockScaledOpBase {
  MatmulTBlockScaledOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }
}
