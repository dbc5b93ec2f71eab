// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Options of loop interleaving: {@code #llvm.loop_interleave<count = 4 : i32>}. */
@AttrDef(name = "llvm.loop_interleave", alias = true,
    parameters = "count: INTEGER",
    format = "`<` struct(params) `>`")
public final class LoopInterleaveAttr extends LoopInterleaveAttrBase {
  LoopInterleaveAttr(Context context, Object[] values) {
    super(context, values);
  }
}
