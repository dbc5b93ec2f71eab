// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A label of the debug information. */
@AttrDef(name = "llvm.di_label", definition = "LLVM_DILabelAttr", alias = true,
    parameters = {"scope: DI_SCOPE", "name: STRING_ATTR?", "file: DIFileAttr?", "line: UNSIGNED = 0"},
    format = "`<` struct(params) `>`")
public final class DILabelAttr extends DILabelAttrBase implements DINode {
  DILabelAttr(Context context, Object[] values) {
    super(context, values);
  }
}
