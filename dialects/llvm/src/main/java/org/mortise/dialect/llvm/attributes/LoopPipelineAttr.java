// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Options of loop pipelining. */
@AttrDef(name = "llvm.loop_pipeline", alias = true,
    parameters = {"disable: BOOL_ATTR?", "initiationinterval: INTEGER?"},
    format = "`<` struct(params) `>`")
public final class LoopPipelineAttr extends LoopPipelineAttrBase {
  LoopPipelineAttr(Context context, Object[] values) {
    super(context, values);
  }
}
