// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The type of the bounds of a mapped variable: {@code !omp.map_bounds_ty}. */
@TypeDef(name = "omp.map_bounds_ty")
public final class MapBoundsType extends MapBoundsTypeBase {
  MapBoundsType(Context context, Object[] values) {
    super(context, values);
  }
}
