// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The absent type, such as the result of a subroutine: {@code #llvm.di_null_type}. */
@AttrDef(name = "llvm.di_null_type", alias = true)
public final class DINullTypeAttr extends DINullTypeAttrBase implements DIType {
  DINullTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
