// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** The result has the sizes that are given. */
final class AllocationBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    MemRefType type = (MemRefType) value.type();
    int dynamic = 0;
    for (int i = 0; i < dim; i++) {
      dynamic += type.dim(i) == ShapedType.DYNAMIC ? 1 : 0;
    }
    bounds.bound(value, dim).equalTo(bounds.getExpr(op.operandGroup(0).get(dynamic)));
  }
}
