// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricForm;

/** Optimization options of a loop: {@code #llvm.loop_annotation<mustProgress = true>}. */
@AttrDef(name = "llvm.loop_annotation", alias = true,
    parameters = {
        "disableNonforced: BOOL_ATTR?", "vectorize: LoopVectorizeAttr?", "interleave: LoopInterleaveAttr?",
        "unroll: LoopUnrollAttr?", "unrollAndJam: LoopUnrollAndJamAttr?", "licm: LoopLICMAttr?",
        "distribute: LoopDistributeAttr?", "pipeline: LoopPipelineAttr?", "peeled: LoopPeeledAttr?",
        "unswitch: LoopUnswitchAttr?", "mustProgress: BOOL_ATTR?", "isVectorized: BOOL_ATTR?",
        "startLoc: FUSED_LOC?", "endLoc: FUSED_LOC?", "parallelAccesses: ACCESS_GROUPS = []"
    },
    format = "`<` struct(params) `>`")
public final class LoopAnnotationAttr extends LoopAnnotationAttrBase {
  static final ParameterForm<List<AccessGroupAttr>> ACCESS_GROUPS =
      ParameterForms.list(ParametricForm.nested(AccessGroupAttr.class, AccessGroupAttr::declaration));

  LoopAnnotationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
