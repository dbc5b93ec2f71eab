// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Whether conditions are moved out of a loop. */
public final class LoopUnswitchAttr extends StructAttr {
  static final String MNEMONIC = "loop_unswitch";

  public static final Parameter<IntegerAttr> PARTIAL_DISABLE = Parameter.optional("partialDisable", LoopParts.BOOL);

  private static final StructForm<LoopUnswitchAttr> FORM =
      StructForm.of(MNEMONIC, "LoopUnswitchAttr", LoopUnswitchAttr::new, PARTIAL_DISABLE);

  private LoopUnswitchAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopUnswitchAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopUnswitchAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
