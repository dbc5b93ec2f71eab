// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The lower bounds, upper bounds and strides of a slice of a rank: {@code !fir.slice<2>}. */
@TypeDef(name = "fir.slice", parameters = "rank: NUMBER", format = "`<` $rank `>`")
public final class SliceType extends SliceTypeBase {
  SliceType(Context context, Object[] values) {
    super(context, values);
  }
}
