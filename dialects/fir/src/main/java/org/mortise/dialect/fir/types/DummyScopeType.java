// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The type of the scope of dummy arguments in one call of a procedure: {@code !fir.dscope}. */
@TypeDef(name = "fir.dscope")
public final class DummyScopeType extends DummyScopeTypeBase {
  DummyScopeType(Context context, Object[] values) {
    super(context, values);
  }
}
