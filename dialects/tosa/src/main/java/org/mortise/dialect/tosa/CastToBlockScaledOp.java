// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Computes a scale for each block of a tensor, and the scaled elements. */
@Op(name = "tosa.cast_to_block_scaled", since = "22.1",
    operands = "input_data: TENSOR_AT_LEAST_1D",
    results = {"output_data: MX_TENSOR_AT_LEAST_1D", "output_scale: MX_SCALES_AT_LEAST_1D"},
    attributes = "block_size: BLOCK_SIZE",
    traits = "PURE")
public final class CastToBlockScaledOp extends CastToBlockScaledOpBase {
  CastToBlockScaledOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }
}
