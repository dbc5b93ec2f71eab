// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A global variable of the debug information. */
@AttrDef(name = "llvm.di_global_variable", definition = "LLVM_DIGlobalVariable", alias = true,
    parameters = {
        "scope: DI_SCOPE?", "name: STRING_ATTR?", "linkageName: STRING_ATTR?", "file: DIFileAttr", "line: UNSIGNED",
        "type: DI_TYPE", "isLocalToUnit: BOOL = false", "isDefined: BOOL = false", "alignInBits: UNSIGNED = 0"
    },
    format = "`<` struct(params) `>`")
public final class DIGlobalVariableAttr extends DIGlobalVariableAttrBase implements DIVariable {
  DIGlobalVariableAttr(Context context, Object[] values) {
    super(context, values);
  }
}
