// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The factors of the lengths of scalable vectors. */
@AttrDef(name = "llvm.vscale_range", definition = "LLVM_VScaleRangeAttr",
    parameters = {"minRange: INTEGER", "maxRange: INTEGER"},
    format = "`<` struct(params) `>`")
public final class VScaleRangeAttr extends VScaleRangeAttrBase {
  VScaleRangeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
