// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The extents of an array of a rank: {@code !fir.shape<2>}. */
@TypeDef(name = "fir.shape", parameters = "rank: NUMBER", format = "`<` $rank `>`")
public final class ShapeType extends ShapeTypeBase {
  ShapeType(Context context, Object[] values) {
    super(context, values);
  }
}
