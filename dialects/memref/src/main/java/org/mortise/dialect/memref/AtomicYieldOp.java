// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Yields the new value of the element in the body of {@code memref.generic_atomic_rmw}. */
@Op(name = "memref.atomic_yield",
    operands = "result: ANY",
    traits = {"TERMINATOR", "PURE", "RETURN_LIKE"},
    parents = "memref.generic_atomic_rmw",
    format = "$result attr-dict `:` type($result)")
public final class AtomicYieldOp extends AtomicYieldOpBase {
  AtomicYieldOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type expected = GenericAtomicRMWOp.of(parentOp()).result().type();
    Type given = result().type();
    return expected == given ? null
        : opError("types mismatch between yield op: '" + given + "' and its parent: '" + expected + "'");
  }
}
