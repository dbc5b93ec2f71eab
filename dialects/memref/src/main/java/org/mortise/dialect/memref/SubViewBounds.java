// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.SliceBounds;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;

/** The result has the sizes of the slice. */
final class SubViewBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    SubViewOp slice = SubViewOp.of(op);
    SliceBounds.populate(bounds, value, dim, slice.mixedSizes(), slice.droppedDims());
  }
}
