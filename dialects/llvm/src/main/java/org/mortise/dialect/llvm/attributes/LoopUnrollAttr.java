// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Options of loop unrolling: {@code #llvm.loop_unroll<count = 4 : i32>}. */
@AttrDef(name = "llvm.loop_unroll", alias = true,
    parameters = {
        "disable: BOOL_ATTR?", "count: INTEGER?", "runtimeDisable: BOOL_ATTR?", "full: BOOL_ATTR?",
        "followupUnrolled: LoopAnnotationAttr?", "followupRemainder: LoopAnnotationAttr?",
        "followupAll: LoopAnnotationAttr?"
    },
    format = "`<` struct(params) `>`")
public final class LoopUnrollAttr extends LoopUnrollAttrBase {
  LoopUnrollAttr(Context context, Object[] values) {
    super(context, values);
  }
}
