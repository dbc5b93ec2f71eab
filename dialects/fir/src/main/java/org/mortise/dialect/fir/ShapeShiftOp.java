// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bound and the extent of each dimension of an array. */
@Op(name = "fir.shape_shift",
    operands = "pairs: ANY_INTEGER...",
    results = "result: SHAPE_SHIFT",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class ShapeShiftOp extends ShapeShiftOpBase {
  /** The maximum rank, including assumed shapes. */
  private static final int MAX_RANK = 16;

  ShapeShiftOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (pairs().size() < 2 || pairs().size() > MAX_RANK * 2) {
      return opError("incorrect number of args");
    }
    if (pairs().size() % 2 != 0) {
      return opError("requires a multiple of 2 args");
    }
    return pairs().size() / 2 == EntityTypes.rankOf(result().type()) ? null : opError("shape type rank mismatch");
  }

}
