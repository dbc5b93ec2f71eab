// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Options of loop distribution: {@code #llvm.loop_distribute<disable = true>}. */
@AttrDef(name = "llvm.loop_distribute", alias = true,
    parameters = {
        "disable: BOOL_ATTR?", "followupCoincident: LoopAnnotationAttr?", "followupSequential: LoopAnnotationAttr?",
        "followupFallback: LoopAnnotationAttr?", "followupAll: LoopAnnotationAttr?"
    },
    format = "`<` struct(params) `>`")
public final class LoopDistributeAttr extends LoopDistributeAttrBase {
  LoopDistributeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
