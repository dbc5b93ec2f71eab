// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;

/** The result has the sizes of the operand and of the padding on both sides. */
final class PadBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    PadOp pad = PadOp.of(op);
    AffineExpr size = bounds.getExpr(pad.source(), dim);
    AffineExpr low = bounds.getExpr(pad.mixedLow(), dim);
    AffineExpr high = bounds.getExpr(pad.mixedHigh(), dim);
    bounds.bound(value, dim).equalTo(size.plus(low).plus(high));
  }
}
