// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The type of the name of a length parameter of a derived type: {@code !fir.len}. */
@TypeDef(name = "fir.len")
public final class LenType extends LenTypeBase {
  LenType(Context context, Object[] values) {
    super(context, values);
  }
}
