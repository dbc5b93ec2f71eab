// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A module of the debug information. */
@AttrDef(name = "llvm.di_module", definition = "LLVM_DIModuleAttr", alias = true,
    parameters = {
        "file: DIFileAttr?", "scope: DI_SCOPE?", "name: STRING_ATTR?", "configMacros: STRING_ATTR?",
        "includePath: STRING_ATTR?", "apinotes: STRING_ATTR?", "line: UNSIGNED = 0", "isDecl: BOOL = false"
    },
    format = "`<` struct(params) `>`")
public final class DIModuleAttr extends DIModuleAttrBase implements DIScope {
  DIModuleAttr(Context context, Object[] values) {
    super(context, values);
  }
}
