// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.osgi.service.component.annotations.Component;

/** Results that are sums, differences and products of operands. */
@Component(service = ValueBoundsOpInterface.class)
@Serves({AddIOp.NAME, SubIOp.NAME, MulIOp.NAME})
@AutoService(OpInterface.class)
public final class ArithmeticBounds implements ValueBoundsOpInterface {
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
