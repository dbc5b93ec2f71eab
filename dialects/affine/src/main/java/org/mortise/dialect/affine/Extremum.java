// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;

/** Verification and folding of {@link MinOp} and {@link MaxOp}. */
final class Extremum {
  private Extremum() {}

  static @Nullable Diagnostic verify(Operation op) {
    return op.operandCount() == MapOperands.mapOf(op).inputCount()
        ? null
        : op.opError("operand count and affine map dimension and symbol count must match");
  }

  /** Folds to a constant if all results are constant; otherwise inserts constant operands into the map. */
  static FoldResult fold(Operation op, Attribute[] constants, boolean maximum) {
    AffineMap map = MapOperands.mapOf(op);
    AffineMap folded = MapOperands.withConstants(map, constants);
    if (folded.resultCount() == 0) {
      return FoldResult.NONE;
    }
    if (folded.isConstant()) {
      return FoldResult.of(IntegerAttr.index(op.context(), extremum(folded, maximum)));
    }
    if (folded.equals(map)) {
      return FoldResult.NONE;
    }
    op.setAttr(MapOperands.MAP, AffineMapAttr.of(op.context(), folded));
    return FoldResult.IN_PLACE;
  }

  private static long extremum(AffineMap constant, boolean maximum) {
    long best = maximum ? Long.MIN_VALUE : Long.MAX_VALUE;
    for (AffineExpr result : constant.results()) {
      long value = ((AffineConstantExpr) result).value();
      best = maximum ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}
