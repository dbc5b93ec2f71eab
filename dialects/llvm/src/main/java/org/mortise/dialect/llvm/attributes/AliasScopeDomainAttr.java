// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A domain of alias scopes. */
@AttrDef(name = "llvm.alias_scope_domain", definition = "LLVM_AliasScopeDomainAttr", alias = true,
    parameters = {"id: ANY_ATTR", "description: STRING_ATTR?"},
    format = "`<` struct(params) `>`")
public final class AliasScopeDomainAttr extends AliasScopeDomainAttrBase {
  AliasScopeDomainAttr(Context context, Object[] values) {
    super(context, values);
  }
}
