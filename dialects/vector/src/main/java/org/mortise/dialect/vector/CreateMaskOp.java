// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates a mask that is true in a hyper-rectangle at the origin. */
@Op(name = "vector.create_mask",
    operands = "operands: INDEX...",
    results = "result: MASK_OF_ANY_RANK",
    traits = "PURE",
    format = "$operands attr-dict `:` type(results)",
    patterns = VectorPatterns.class)
public final class CreateMaskOp extends CreateMaskOpBase {
  CreateMaskOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int rank = resultType().rank();
    int given = operation().operandCount();
    if (rank == 0) {
      return given == 1 ? null : opError("must specify exactly one operand for 0-D create_mask");
    }
    return given == rank ? null : opError("must specify an operand for each result vector dimension");
  }
}
