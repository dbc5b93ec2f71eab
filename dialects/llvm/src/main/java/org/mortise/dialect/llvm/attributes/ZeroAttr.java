// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The value with all bits zero: {@code #llvm.zero}. */
@AttrDef(name = "llvm.zero")
public final class ZeroAttr extends ZeroAttrBase {
  ZeroAttr(Context context, Object[] values) {
    super(context, values);
  }
}
