// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A scope of memory accesses that do not alias accesses outside of it. */
@AttrDef(name = "llvm.alias_scope", definition = "LLVM_AliasScopeAttr", alias = true,
    parameters = {"id: ANY_ATTR", "domain: AliasScopeDomainAttr", "description: STRING_ATTR?"},
    format = "`<` struct(params) `>`")
public final class AliasScopeAttr extends AliasScopeAttrBase {
  AliasScopeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
