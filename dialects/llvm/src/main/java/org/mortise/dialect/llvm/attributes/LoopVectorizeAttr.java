// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Options of loop vectorization: {@code #llvm.loop_vectorize<disable = true>}. */
public final class LoopVectorizeAttr extends StructAttr {
  static final String MNEMONIC = "loop_vectorize";

  public static final Parameter<IntegerAttr> DISABLE = Parameter.optional("disable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> PREDICATE_ENABLE = Parameter.optional("predicateEnable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> SCALABLE_ENABLE = Parameter.optional("scalableEnable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> WIDTH =
      Parameter.optional("width", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_VECTORIZED =
      Parameter.optional("followupVectorized", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_EPILOGUE =
      Parameter.optional("followupEpilogue", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));
  public static final Parameter<LoopAnnotationAttr> FOLLOWUP_ALL =
      Parameter.optional("followupAll", ParameterForm.own(LoopAnnotationAttr.class, LoopAnnotationAttr::parse));

  private static final StructForm<LoopVectorizeAttr> FORM = StructForm.of(
      MNEMONIC, "LoopVectorizeAttr", LoopVectorizeAttr::new,
      DISABLE, PREDICATE_ENABLE, SCALABLE_ENABLE, WIDTH, FOLLOWUP_VECTORIZED, FOLLOWUP_EPILOGUE, FOLLOWUP_ALL);

  private LoopVectorizeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopVectorizeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopVectorizeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
