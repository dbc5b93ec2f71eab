// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.types.ShapedType;

/** The result is the rank of a type. */
final class RankBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    if (op.operand(0).type() instanceof ShapedType type && type.hasRank()) {
      bounds.bound(value).equalTo(AffineExpr.constant(type.rank()));
    }
  }
}
