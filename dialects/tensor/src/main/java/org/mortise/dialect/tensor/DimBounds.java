// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.types.ShapedType;

/** The result is the size of a dimension. */
final class DimBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    IntegerAttr index = Constants.integerOf(op.operand(1));
    Value source = op.operand(0);
    if (index != null && source.type() instanceof ShapedType type && type.hasRank()
        && index.longValue() >= 0 && index.longValue() < type.rank()) {
      bounds.bound(value).equalTo(bounds.getExpr(source, (int) index.longValue()));
    }
  }
}
