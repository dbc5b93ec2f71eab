// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.SliceBounds;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.osgi.service.component.annotations.Component;

/** The result has the sizes of the slice. */
@Component(service = ValueBoundsOpInterface.class)
@Serves(SubViewOp.NAME)
@AutoService(OpInterface.class)
public final class SubViewBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForShapedValueDim(Operation op, Value value, int dim, ValueBoundsConstraintSet bounds) {
    SubViewOp slice = SubViewOp.of(op);
    SliceBounds.populate(bounds, value, dim, slice.mixedSizes(), slice.droppedDims());
  }
}
