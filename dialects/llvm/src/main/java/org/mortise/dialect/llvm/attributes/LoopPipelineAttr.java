// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Options of loop pipelining. */
public final class LoopPipelineAttr extends StructAttr {
  static final String MNEMONIC = "loop_pipeline";

  public static final Parameter<IntegerAttr> DISABLE = Parameter.optional("disable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> INITIATIONINTERVAL =
      Parameter.optional("initiationinterval", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));

  private static final StructForm<LoopPipelineAttr> FORM =
      StructForm.of(MNEMONIC, "LoopPipelineAttr", LoopPipelineAttr::new, DISABLE, INITIATIONINTERVAL);

  private LoopPipelineAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopPipelineAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopPipelineAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
