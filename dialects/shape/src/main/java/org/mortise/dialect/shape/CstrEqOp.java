// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** A witness that shapes are equal. */
@Op(name = "shape.cstr_eq",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: WITNESS",
    traits = "COMMUTATIVE",
    format = "$shapes attr-dict `:` type($shapes)",
    patterns = WitnessPatterns.class)
public final class CstrEqOp extends CstrEqOpBase {
  CstrEqOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return constants.length > 0 && ShapeEqOp.areEqual(constants)
        ? FoldResult.of(Extents.truth(context(), true))
        : FoldResult.NONE;
  }
}
