// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Whether conditions are moved out of a loop. */
@AttrDef(name = "llvm.loop_unswitch", alias = true,
    parameters = "partialDisable: BOOL_ATTR?",
    format = "`<` struct(params) `>`")
public final class LoopUnswitchAttr extends LoopUnswitchAttrBase {
  LoopUnswitchAttr(Context context, Object[] values) {
    super(context, values);
  }
}
