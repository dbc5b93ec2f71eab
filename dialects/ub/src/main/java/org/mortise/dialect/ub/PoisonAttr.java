// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ub;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The value of an operation with undefined behavior that is deferred to its use: {@code #ub.poison}. */
@AttrDef(name = "ub.poison")
public final class PoisonAttr extends PoisonAttrBase {
  PoisonAttr(Context context, Object[] values) {
    super(context, values);
  }
}
