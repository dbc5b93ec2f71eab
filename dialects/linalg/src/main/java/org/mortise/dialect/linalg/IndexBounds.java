// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;

/** The index is not negative and less than the size of a dimension that the loop runs over. */
final class IndexBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    Operation parent = op.parentOp();
    LinalgOp structure = parent.getInterface(LinalgOp.class);
    AffineExpr loop = AffineExpr.dim((int) IndexOp.of(op).dimAttr().longValue());
    bounds.bound(value).atLeast(AffineExpr.constant(0));
    List<AffineMap> maps = structure.getIndexingMaps(parent);
    for (int i = 0; i < maps.size(); i++) {
      int dim = maps.get(i).results().indexOf(loop);
      if (dim >= 0) {
        bounds.bound(value).lessThan(bounds.getExpr(parent.operand(i), dim));
        return;
      }
    }
  }
}
