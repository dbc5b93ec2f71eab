// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.IntegerAttr;

/** Optimization options of a loop: {@code #llvm.loop_annotation<mustProgress = true>}. */
public final class LoopAnnotationAttr extends StructAttr {
  static final String MNEMONIC = "loop_annotation";

  public static final Parameter<IntegerAttr> DISABLE_NONFORCED = Parameter.optional("disableNonforced", LoopParts.BOOL);
  public static final Parameter<LoopVectorizeAttr> VECTORIZE =
      Parameter.optional("vectorize", ParameterForm.own(LoopVectorizeAttr.class, LoopVectorizeAttr::parse));
  public static final Parameter<LoopInterleaveAttr> INTERLEAVE =
      Parameter.optional("interleave", ParameterForm.own(LoopInterleaveAttr.class, LoopInterleaveAttr::parse));
  public static final Parameter<LoopUnrollAttr> UNROLL =
      Parameter.optional("unroll", ParameterForm.own(LoopUnrollAttr.class, LoopUnrollAttr::parse));
  public static final Parameter<LoopUnrollAndJamAttr> UNROLL_AND_JAM =
      Parameter.optional("unrollAndJam", ParameterForm.own(LoopUnrollAndJamAttr.class, LoopUnrollAndJamAttr::parse));
  public static final Parameter<LoopLICMAttr> LICM =
      Parameter.optional("licm", ParameterForm.own(LoopLICMAttr.class, LoopLICMAttr::parse));
  public static final Parameter<LoopDistributeAttr> DISTRIBUTE =
      Parameter.optional("distribute", ParameterForm.own(LoopDistributeAttr.class, LoopDistributeAttr::parse));
  public static final Parameter<LoopPipelineAttr> PIPELINE =
      Parameter.optional("pipeline", ParameterForm.own(LoopPipelineAttr.class, LoopPipelineAttr::parse));
  public static final Parameter<LoopPeeledAttr> PEELED =
      Parameter.optional("peeled", ParameterForm.own(LoopPeeledAttr.class, LoopPeeledAttr::parse));
  public static final Parameter<LoopUnswitchAttr> UNSWITCH =
      Parameter.optional("unswitch", ParameterForm.own(LoopUnswitchAttr.class, LoopUnswitchAttr::parse));
  public static final Parameter<IntegerAttr> MUST_PROGRESS = Parameter.optional("mustProgress", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> IS_VECTORIZED = Parameter.optional("isVectorized", LoopParts.BOOL);
  public static final Parameter<FusedLoc> START_LOC =
      Parameter.optional("startLoc", ParameterForm.whole(FusedLoc.class, "FusedLoc"));
  public static final Parameter<FusedLoc> END_LOC =
      Parameter.optional("endLoc", ParameterForm.whole(FusedLoc.class, "FusedLoc"));
  public static final Parameter<List<AccessGroupAttr>> PARALLEL_ACCESSES = Parameter.defaulted(
      "parallelAccesses",
      ParameterForm.list(ParameterForm.own(AccessGroupAttr.class, AccessGroupAttr::parse)), List.of());

  private static final StructForm<LoopAnnotationAttr> FORM = StructForm.of(
      MNEMONIC, "LoopAnnotationAttr", LoopAnnotationAttr::new,
      DISABLE_NONFORCED, VECTORIZE, INTERLEAVE, UNROLL, UNROLL_AND_JAM, LICM, DISTRIBUTE, PIPELINE, PEELED,
      UNSWITCH, MUST_PROGRESS, IS_VECTORIZED, START_LOC, END_LOC, PARALLEL_ACCESSES);

  private LoopAnnotationAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopAnnotationAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopAnnotationAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
