// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.bounds.ValueBoundsConstraintSet;
import org.mortise.ir.interfaces.bounds.ValueBoundsOpInterface;

/** The multiple of scalable sizes is in the range of a {@link ScalableValueBoundsConstraintSet}. */
final class VscaleBounds implements ValueBoundsOpInterface {
  @Override
  public void populateBoundsForIndexValue(Operation op, Value value, ValueBoundsConstraintSet bounds) {
    if (bounds instanceof ScalableValueBoundsConstraintSet scalable) {
      scalable.addVscale(value);
    }
  }
}
