// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Options of loop unrolling: {@code #llvm.loop_unroll<count = 4 : i32>}. */
public final class LoopUnrollAttr extends StructAttr {
  static final String MNEMONIC = "loop_unroll";

  public static final Parameter<IntegerAttr> DISABLE = Parameter.optional("disable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> COUNT =
      Parameter.optional("count", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));
  public static final Parameter<IntegerAttr> RUNTIME_DISABLE = Parameter.optional("runtimeDisable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> FULL = Parameter.optional("full", LoopParts.BOOL);
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_UNROLLED =
      Parameter.optional("followupUnrolled", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_REMAINDER =
      Parameter.optional("followupRemainder", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_ALL =
      Parameter.optional("followupAll", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));

  private static final StructForm<LoopUnrollAttr> FORM = StructForm.of(
      MNEMONIC, "LoopUnrollAttr", LoopUnrollAttr::new,
      DISABLE, COUNT, RUNTIME_DISABLE, FULL, FOLLOWUP_UNROLLED, FOLLOWUP_REMAINDER, FOLLOWUP_ALL);

  private LoopUnrollAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopUnrollAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopUnrollAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
