// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns a part of a shape. */
@Op(name = "tosa.slice_shape", since = "22.1",
    operands = {"input: SHAPE", "start: SCALAR_I32_TENSOR", "size: SCALAR_I32_TENSOR"},
    results = "output: SHAPE",
    traits = {"SHAPE_OPERATOR", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class SliceShapeOp extends SliceShapeOpBase {
  SliceShapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Long start = TosaConstants.zeroPoint(start());
    Long size = TosaConstants.zeroPoint(size());
    if (start != null && start < 0) {
      return opError("expected non-negative start index, got " + start);
    }
    if (size != null && size <= 0) {
      return opError("expected positive size, got " + size);
    }
    int rank = outputType().rank();
    if (size != null && size != rank) {
      return opError("expected output type size to be equal to size attribute, got " + rank + " vs " + size);
    }
    int whole = inputType().rank();
    return start == null || size == null || start + size <= whole ? null : opError(
        "expected start + size to be less than or equal to input shape rank (" + whole + "), got " + (start + size));
  }
}
