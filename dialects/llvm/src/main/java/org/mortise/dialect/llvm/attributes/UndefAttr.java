// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Any value: {@code #llvm.undef}. */
@AttrDef(name = "llvm.undef")
public final class UndefAttr extends UndefAttrBase {
  UndefAttr(Context context, Object[] values) {
    super(context, values);
  }
}
