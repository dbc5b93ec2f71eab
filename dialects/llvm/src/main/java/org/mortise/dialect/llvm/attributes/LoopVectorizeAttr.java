// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Options of loop vectorization: {@code #llvm.loop_vectorize<disable = true>}. */
@AttrDef(name = "llvm.loop_vectorize", alias = true,
    parameters = {
        "disable: BOOL_ATTR?", "predicateEnable: BOOL_ATTR?", "scalableEnable: BOOL_ATTR?", "width: INTEGER?",
        "followupVectorized: LoopAnnotationAttr?", "followupEpilogue: LoopAnnotationAttr?",
        "followupAll: LoopAnnotationAttr?"
    },
    format = "`<` struct(params) `>`")
public final class LoopVectorizeAttr extends LoopVectorizeAttrBase {
  LoopVectorizeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
