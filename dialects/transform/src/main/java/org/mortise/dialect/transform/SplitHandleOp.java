// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** One handle for each operation of a handle. */
@Op(name = "transform.split_handle", family = TransformOp.class,
    operands = "handle: HANDLE",
    results = "results: HANDLE...",
    attributes = {
        "pass_through_empty_handle: BOOL = TRUE", "fail_on_payload_too_small: BOOL = TRUE", "overflow_result: I64?"
    },
    implementations = HandleEffects.Reading.class,
    format = "$handle attr-dict `:` functional-type(operands, results)")
public final class SplitHandleOp extends SplitHandleOpBase {
  SplitHandleOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return overflowResultAttr() != null && Long.compareUnsigned(overflowResultAttr().longValue(), results().size()) >= 0
        ? opError("overflow_result is not a valid result index")
        : null;
  }
}
