// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The extents of an array. */
@Op(name = "fir.shape",
    operands = "extents: ANY_INTEGER...",
    results = "result: SHAPE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class ShapeOp extends ShapeOpBase {
  ShapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return extents().size() == EntityTypes.rankOf(result().type()) ? null : opError("shape type rank mismatch");
  }

}
