// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Options to unroll a loop and fuse its nested loops. */
public final class LoopUnrollAndJamAttr extends StructAttr {
  static final String MNEMONIC = "loop_unroll_and_jam";

  public static final Parameter<IntegerAttr> DISABLE = Parameter.optional("disable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> COUNT =
      Parameter.optional("count", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_OUTER =
      Parameter.optional("followupOuter", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_INNER =
      Parameter.optional("followupInner", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_REMAINDER_OUTER = Parameter.optional(
      "followupRemainderOuter", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_REMAINDER_INNER = Parameter.optional(
      "followupRemainderInner", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_ALL =
      Parameter.optional("followupAll", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));

  private static final StructForm<LoopUnrollAndJamAttr> FORM = StructForm.of(
      MNEMONIC, "LoopUnrollAndJamAttr", LoopUnrollAndJamAttr::new,
      DISABLE, COUNT, FOLLOWUP_OUTER, FOLLOWUP_INNER, FOLLOWUP_REMAINDER_OUTER, FOLLOWUP_REMAINDER_INNER,
      FOLLOWUP_ALL);

  private LoopUnrollAndJamAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopUnrollAndJamAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopUnrollAndJamAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
