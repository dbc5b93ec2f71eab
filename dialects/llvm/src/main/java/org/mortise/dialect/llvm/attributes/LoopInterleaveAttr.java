// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Options of loop interleaving: {@code #llvm.loop_interleave<count = 4 : i32>}. */
public final class LoopInterleaveAttr extends StructAttr {
  static final String MNEMONIC = "loop_interleave";

  public static final Parameter<IntegerAttr> COUNT =
      Parameter.required("count", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));

  private static final StructForm<LoopInterleaveAttr> FORM =
      StructForm.of(MNEMONIC, "LoopInterleaveAttr", LoopInterleaveAttr::new, COUNT);

  private LoopInterleaveAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopInterleaveAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopInterleaveAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
