// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The type of no value: {@code !fir.void}. */
@TypeDef(name = "fir.void")
public final class VoidType extends VoidTypeBase {
  VoidType(Context context, Object[] values) {
    super(context, values);
  }
}
