// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;

/** The new value of the element in the body of a {@code memref.generic_atomic_rmw}. */
@Op(name = "memref.atomic_yield",
    operands = "result: ANY",
    traits = {"TERMINATOR", "PURE"},
    parents = "memref.generic_atomic_rmw",
    format = "$result attr-dict `:` type($result)")
public final class AtomicYieldOp extends AtomicYieldOpBase {
  AtomicYieldOp(Operation operation) {
    super(operation);
  }

  public Value value() {
    return result();
  }

  Diagnostic verify() {
    Type expected = operation().parentOp().result(0).type();
    Type given = result().type();
    return expected == given ? null
        : opError("types mismatch between yield op: '" + given + "' and its parent: '" + expected + "'");
  }
}
