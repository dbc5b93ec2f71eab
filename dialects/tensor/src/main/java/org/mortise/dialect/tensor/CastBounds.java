// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.types.ShapedType;

/** The result has the sizes of the operand. */
final class CastBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    if (op.operand(0).type() instanceof ShapedType type && type.hasRank()) {
      bounds.bound(value, dim).equalTo(bounds.getExpr(op.operand(0), dim));
    }
  }
}
