// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns a witness that shapes can be broadcast together. */
@Op(name = "shape.cstr_broadcastable",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: WITNESS",
    traits = "COMMUTATIVE",
    format = "$shapes attr-dict `:` type($shapes)")
public final class CstrBroadcastableOp extends CstrBroadcastableOpBase {
  CstrBroadcastableOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return shapes().size() < 2 ? opError("required at least 2 input shapes") : null;
  }
}
