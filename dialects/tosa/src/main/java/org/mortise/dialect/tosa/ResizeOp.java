// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Scales images. */
@Op(name = "tosa.resize",
    operands = "input: TENSOR_4D",
    results = "output: TENSOR_4D",
    attributes = {"scale: I64_ARRAY_4", "offset: I64_ARRAY_2", "border: I64_ARRAY_2", "mode: RESIZE_MODE"},
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ResizeOp extends ResizeOpBase {
  ResizeOp(Operation operation) {
    super(operation);
  }
}
