// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Options to unroll a loop and fuse its nested loops. */
@AttrDef(name = "llvm.loop_unroll_and_jam", alias = true,
    parameters = {
        "disable: BOOL_ATTR?", "count: INTEGER?", "followupOuter: LoopAnnotationAttr?",
        "followupInner: LoopAnnotationAttr?", "followupRemainderOuter: LoopAnnotationAttr?",
        "followupRemainderInner: LoopAnnotationAttr?", "followupAll: LoopAnnotationAttr?"
    },
    format = "`<` struct(params) `>`")
public final class LoopUnrollAndJamAttr extends LoopUnrollAndJamAttrBase {
  LoopUnrollAndJamAttr(Context context, Object[] values) {
    super(context, values);
  }
}
