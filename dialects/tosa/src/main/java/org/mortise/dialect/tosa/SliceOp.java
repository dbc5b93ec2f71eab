// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Returns a part of a tensor. */
@Op(name = "tosa.slice",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = {"start: DENSE_I64_ARRAY", "size: DENSE_I64_ARRAY"},
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class SliceOp extends SliceOpBase {
  SliceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    TensorType type = TosaTypes.ranked(input());
    if (type == null) {
      return null;
    }
    if (startAttr().size() != type.rank()) {
      return opError("length of start attribute is not equal rank of input shape");
    }
    return sizeAttr().size() == type.rank()
        ? null
        : opError("length of size attribute is not equal rank of input shape");
  }
}
