// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A common block of Fortran in the debug information. */
@AttrDef(name = "llvm.di_common_block", definition = "LLVM_DICommonBlockAttr", alias = true,
    parameters = {
        "scope: DI_SCOPE", "decl: DIGlobalVariableAttr?", "name: STRING_ATTR", "file: DIFileAttr?",
        "line: UNSIGNED = 0"
    },
    format = "`<` struct(params) `>`")
public final class DICommonBlockAttr extends DICommonBlockAttrBase implements DIScope {
  DICommonBlockAttr(Context context, Object[] values) {
    super(context, values);
  }
}
