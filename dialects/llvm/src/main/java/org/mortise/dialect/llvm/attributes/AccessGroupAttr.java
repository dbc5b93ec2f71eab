// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A group of accesses that parallel loops may name. */
@AttrDef(name = "llvm.access_group", definition = "LLVM_AccessGroupAttr", alias = true,
    parameters = "id: DISTINCT",
    format = "`<` struct(params) `>`")
public final class AccessGroupAttr extends AccessGroupAttrBase {
  AccessGroupAttr(Context context, Object[] values) {
    super(context, values);
  }
}
