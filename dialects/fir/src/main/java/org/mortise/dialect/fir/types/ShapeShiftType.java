// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The lower bounds and extents of an array of a rank: {@code !fir.shapeshift<2>}. */
@TypeDef(name = "fir.shapeshift", parameters = "rank: NUMBER", format = "`<` $rank `>`")
public final class ShapeShiftType extends ShapeShiftTypeBase {
  ShapeShiftType(Context context, Object[] values) {
    super(context, values);
  }
}
