// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;

/** Results that are sums, differences and products of operands. */
final class ArithmeticBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    AffineExpr left = bounds.getExpr(op.operand(0));
    AffineExpr right = bounds.getExpr(op.operand(1));
    if (AddIOp.of(op) != null) {
      bounds.bound(value).equalTo(left.plus(right));
    } else if (SubIOp.of(op) != null) {
      bounds.bound(value).equalTo(left.minus(right));
    } else {
      bounds.bound(value).equalTo(left.times(right));
    }
  }
}
