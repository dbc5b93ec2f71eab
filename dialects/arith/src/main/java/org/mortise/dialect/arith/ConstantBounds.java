// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.osgi.service.component.annotations.Component;

/** A constant is its own bound. */
@Component(service = ValueBoundsOpInterface.class)
@Serves(ConstantOp.NAME)
@AutoService(OpInterface.class)
public final class ConstantBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    IntegerAttr constant = Constants.integerOf(value);
    if (constant != null && constant.fitsLong()) {
      bounds.bound(value).equalTo(AffineExpr.constant(constant.longValue()));
    }
  }
}
