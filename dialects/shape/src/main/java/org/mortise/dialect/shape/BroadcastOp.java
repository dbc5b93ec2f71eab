// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the shape that several shapes are broadcast to. */
@Op(name = "shape.broadcast",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: SHAPE_OR_EXTENTS",
    attributes = "error: STRING?",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$shapes attr-dict `:` type($shapes) `->` type($result)")
public final class BroadcastOp extends BroadcastOpBase {
  BroadcastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return ErrorPropagation.verifyShape(operation());
  }
}
