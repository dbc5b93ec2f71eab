// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** How many iterations are peeled off a loop: {@code #llvm.loop_peeled<count = 1 : i32>}. */
public final class LoopPeeledAttr extends StructAttr {
  static final String MNEMONIC = "loop_peeled";

  public static final Parameter<IntegerAttr> COUNT =
      Parameter.optional("count", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));

  private static final StructForm<LoopPeeledAttr> FORM =
      StructForm.of(MNEMONIC, "LoopPeeledAttr", LoopPeeledAttr::new, COUNT);

  private LoopPeeledAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopPeeledAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopPeeledAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
