// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;
import org.osgi.service.component.annotations.Component;

/** The multiple of scalable sizes is in the range of a {@link ScalableValueBoundsConstraintSet}. */
@Component(service = ValueBoundsOpInterface.class)
@Serves("vector.vscale")
@AutoService(OpInterface.class)
public final class VscaleBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    if (bounds instanceof ScalableValueBoundsConstraintSet scalable) {
      scalable.addVscale(value);
    }
  }
}
