// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The target of a module: {@code #llvm.target<triple = "x86_64-unknown-linux", chip = "">}. */
@AttrDef(name = "llvm.target", definition = "LLVM_TargetAttr",
    parameters = {"triple: STRING_ATTR", "chip: STRING_ATTR", "features: TargetFeaturesAttr?"},
    format = "`<` struct(params) `>`")
public final class TargetAttr extends TargetAttrBase {
  TargetAttr(Context context, Object[] values) {
    super(context, values);
  }
}
