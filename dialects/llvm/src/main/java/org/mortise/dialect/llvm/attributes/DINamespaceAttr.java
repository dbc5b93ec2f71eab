// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A namespace of the debug information. */
@AttrDef(name = "llvm.di_namespace", definition = "LLVM_DINamespaceAttr", alias = true,
    parameters = {"name: STRING_ATTR?", "scope: DI_SCOPE?", "exportSymbols: BOOL"},
    format = "`<` struct(params) `>`")
public final class DINamespaceAttr extends DINamespaceAttrBase implements DIScope {
  DINamespaceAttr(Context context, Object[] values) {
    super(context, values);
  }
}
