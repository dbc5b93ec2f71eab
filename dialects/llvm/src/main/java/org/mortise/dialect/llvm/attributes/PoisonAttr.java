// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A constant that makes results poison: {@code #llvm.poison}. */
@AttrDef(name = "llvm.poison")
public final class PoisonAttr extends PoisonAttrBase {
  PoisonAttr(Context context, Object[] values) {
    super(context, values);
  }
}
