// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** How many iterations are peeled off a loop: {@code #llvm.loop_peeled<count = 1 : i32>}. */
@AttrDef(name = "llvm.loop_peeled", alias = true,
    parameters = "count: INTEGER?",
    format = "`<` struct(params) `>`")
public final class LoopPeeledAttr extends LoopPeeledAttrBase {
  LoopPeeledAttr(Context context, Object[] values) {
    super(context, values);
  }
}
