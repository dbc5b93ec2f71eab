// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reads a variable atomically and stores the value in another variable. */
@Op(name = "omp.atomic.read",
    operands = {"x: POINTER_LIKE", "v: POINTER_LIKE"},
    attributes = {"element_type: TYPE", "hint: HINT? = NO_HINT", "memory_order: MEMORY_ORDER?"},
    format = "$v `=` $x oilist(" + Clauses.HINT + Clauses.OR + Clauses.MEMORY_ORDER
        + ") `:` type($v) `,` type($x) `,` $element_type attr-dict")
public final class AtomicReadOp extends AtomicReadOpBase {
  AtomicReadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String order = memoryOrderAttr() == null ? "" : memoryOrderAttr().word();
    if (x() == v()) {
      return error("read and write must not be to the same location for atomic reads");
    }
    if (order.equals("acq_rel") || order.equals("release")) {
      return error("memory-order must not be acq_rel or release for atomic reads");
    }
    return HintForm.verify(operation(), hintAttr());
  }
}
