// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reshapes a vector whose leading dimensions are unrolled from shapes known at run time. */
@Op(name = "vector.reshape",
    operands = {"vector: ANY_VECTOR", "input_shape: INDEX...", "output_shape: INDEX..."},
    results = "result: ANY_VECTOR",
    attributes = "fixed_vector_sizes: I64_ARRAY",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "PURE"},
    format = "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict "
        + "`:` type($vector) `to` type($result)")
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }
}
