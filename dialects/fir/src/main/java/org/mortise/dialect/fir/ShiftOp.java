// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bounds of an array. */
@Op(name = "fir.shift",
    operands = "origins: ANY_INTEGER...",
    results = "result: SHIFT",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class ShiftOp extends ShiftOpBase {
  ShiftOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return origins().size() == EntityTypes.rankOf(result().type()) ? null : opError("shift type rank mismatch");
  }

}
