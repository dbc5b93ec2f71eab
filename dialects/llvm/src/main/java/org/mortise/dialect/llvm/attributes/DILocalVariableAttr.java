// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A local variable or argument of the debug information. */
@AttrDef(name = "llvm.di_local_variable", definition = "LLVM_DILocalVariableAttr", alias = true,
    parameters = {
        "scope: DI_SCOPE", "name: STRING_ATTR?", "file: DIFileAttr?", "line: UNSIGNED = 0", "arg: UNSIGNED = 0",
        "alignInBits: UNSIGNED = 0", "type: DI_TYPE?", "flags: DebugFlags.DI_FLAGS = 0"
    },
    format = "`<` struct(params) `>`")
public final class DILocalVariableAttr extends DILocalVariableAttrBase implements DIVariable {
  DILocalVariableAttr(Context context, Object[] values) {
    super(context, values);
  }
}
