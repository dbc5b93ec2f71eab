// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.PointerLikeType;

/** Writes a variable atomically. */
@Op(name = "omp.atomic.write",
    operands = {"x: POINTER_LIKE", "expr: ANY"},
    attributes = {"hint: HINT? = NO_HINT", "memory_order: MEMORY_ORDER?"},
    format = "$x `=` $expr oilist(" + Clauses.HINT + Clauses.OR + Clauses.MEMORY_ORDER
        + ") `:` type($x) `,` type($expr) attr-dict")
public final class AtomicWriteOp extends AtomicWriteOpBase {
  AtomicWriteOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String order = memoryOrderAttr() == null ? "" : memoryOrderAttr().word();
    Type pointee = ((PointerLikeType) x().type()).pointeeType();
    if (pointee != null && pointee != expr().type()) {
      return error("address must dereference to value type");
    }
    if (order.equals("acq_rel") || order.equals("acquire")) {
      return error("memory-order must not be acq_rel or acquire for atomic writes");
    }
    return HintForm.verify(operation(), hintAttr());
  }
}
