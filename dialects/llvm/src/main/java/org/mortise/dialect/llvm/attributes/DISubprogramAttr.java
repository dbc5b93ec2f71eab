// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A subprogram of the debug information. */
@AttrDef(name = "llvm.di_subprogram", definition = "LLVM_DISubprogramAttr", alias = true,
    parameters = {
        "recId: DISTINCT?", "isRecSelf: BOOL = false", "id: DISTINCT?", "compileUnit: DICompileUnitAttr?",
        "scope: DI_SCOPE?", "name: STRING_ATTR?", "linkageName: STRING_ATTR?", "file: DIFileAttr?",
        "line: UNSIGNED = 0", "scopeLine: UNSIGNED = 0", "subprogramFlags: DebugFlags.SUBPROGRAM_FLAGS = 0",
        "type: DISubroutineTypeAttr?", "retainedNodes: DI_NODES = []", "annotations: DI_NODES = []"
    },
    format = "`<` struct(params) `>`")
public final class DISubprogramAttr extends DISubprogramAttrBase implements DIScope {
  DISubprogramAttr(Context context, Object[] values) {
    super(context, values);
  }
}
