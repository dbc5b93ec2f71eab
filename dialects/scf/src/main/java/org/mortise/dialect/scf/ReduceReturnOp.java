// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Ends a reduction region of {@link ReduceOp} and returns its result. */
@Op(name = "scf.reduce.return",
    operands = "result: ANY",
    traits = {"TERMINATOR", "PURE"},
    parents = "scf.reduce",
    format = "$result attr-dict `:` type($result)")
public final class ReduceReturnOp extends ReduceReturnOpBase {
  ReduceReturnOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type expected = block().argument(0).type();
    return result().type() == expected
        ? null
        : opError("must have type '" + expected + "' (the type of the reduction inputs)");
  }
}
