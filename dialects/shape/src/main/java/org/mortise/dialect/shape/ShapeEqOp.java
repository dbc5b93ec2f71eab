// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.Arrays;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Whether shapes are equal. */
@Op(name = "shape.shape_eq",
    operands = "shapes: SHAPE_OR_EXTENTS...",
    results = "result: I1",
    traits = {"PURE", "COMMUTATIVE"},
    format = "$shapes attr-dict `:` type($shapes)")
public final class ShapeEqOp extends ShapeEqOpBase {
  ShapeEqOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    for (Attribute constant : constants) {
      if (constant == null) {
        return FoldResult.NONE;
      }
    }
    return FoldResult.of(Extents.truth(context(), areEqual(constants)));
  }

  /** Returns whether all constants are known and equal. */
  static boolean areEqual(Attribute[] constants) {
    for (Attribute constant : constants) {
      if (constant == null || !Arrays.equals(Extents.of(constant), Extents.of(constants[0]))) {
        return false;
      }
    }
    return true;
  }
}
