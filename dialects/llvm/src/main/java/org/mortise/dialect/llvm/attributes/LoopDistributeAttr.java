// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Options of loop distribution: {@code #llvm.loop_distribute<disable = true>}. */
public final class LoopDistributeAttr extends StructAttr {
  static final String MNEMONIC = "loop_distribute";

  public static final Parameter<IntegerAttr> DISABLE = Parameter.optional("disable", LoopParts.BOOL);
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_COINCIDENT =
      Parameter.optional("followupCoincident", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_SEQUENTIAL =
      Parameter.optional("followupSequential", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_FALLBACK =
      Parameter.optional("followupFallback", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_ALL =
      Parameter.optional("followupAll", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));

  private static final StructForm<LoopDistributeAttr> FORM = StructForm.of(
      MNEMONIC, "LoopDistributeAttr", LoopDistributeAttr::new,
      DISABLE, FOLLOWUP_COINCIDENT, FOLLOWUP_SEQUENTIAL, FOLLOWUP_FALLBACK, FOLLOWUP_ALL);

  private LoopDistributeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopDistributeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopDistributeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
