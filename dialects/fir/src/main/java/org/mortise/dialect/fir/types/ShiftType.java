// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The lower bounds of an array of a rank: {@code !fir.shift<2>}. */
@TypeDef(name = "fir.shift", parameters = "rank: NUMBER", format = "`<` $rank `>`")
public final class ShiftType extends ShiftTypeBase {
  ShiftType(Context context, Object[] values) {
    super(context, values);
  }
}
