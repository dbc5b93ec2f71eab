// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.BroadcastShapes;

/** Returns the shape that several shapes are broadcast to. */
@Op(name = "shape.broadcast",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: SHAPE_OR_EXTENTS",
    attributes = "error: STRING?",
    traits = {"COMMUTATIVE", "PURE"},
    format = "$shapes attr-dict `:` type($shapes) `->` type($result)",
    patterns = {BroadcastPatterns.class, CastOperands.class, DuplicateOperands.class})
public final class BroadcastOp extends BroadcastOpBase {
  BroadcastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return ErrorPropagation.verifyShape(operation());
  }

  FoldResult fold(Attribute[] constants) {
    if (constants.length == 1) {
      return shapes().get(0).type() == result().type() ? FoldResult.of(shapes().get(0)) : FoldResult.NONE;
    }
    long[] lhs = constants.length == 2 ? Extents.of(constants[0]) : null;
    long[] rhs = constants.length == 2 ? Extents.of(constants[1]) : null;
    long[] shape = lhs == null || rhs == null ? null : BroadcastShapes.combine(lhs, rhs);
    return shape == null ? FoldResult.NONE : FoldResult.of(Extents.attribute(context(), shape));
  }
}
