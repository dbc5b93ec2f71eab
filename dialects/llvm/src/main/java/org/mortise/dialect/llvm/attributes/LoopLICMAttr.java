// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Whether invariant code is moved out of a loop: {@code #llvm.loop_licm<disable = true>}. */
@AttrDef(name = "llvm.loop_licm", alias = true,
    parameters = {"disable: BOOL_ATTR?", "versioningDisable: BOOL_ATTR?"},
    format = "`<` struct(params) `>`")
public final class LoopLICMAttr extends LoopLICMAttrBase {
  LoopLICMAttr(Context context, Object[] values) {
    super(context, values);
  }
}
