// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** Whether invariant code is moved out of a loop: {@code #llvm.loop_licm<disable = true>}. */
public final class LoopLICMAttr extends StructAttr {
  static final String MNEMONIC = "loop_licm";

  public static final Parameter<IntegerAttr> DISABLE = Parameter.optional("disable", LoopParts.BOOL);
  public static final Parameter<IntegerAttr> VERSIONING_DISABLE =
      Parameter.optional("versioningDisable", LoopParts.BOOL);

  private static final StructForm<LoopLICMAttr> FORM =
      StructForm.of(MNEMONIC, "LoopLICMAttr", LoopLICMAttr::new, DISABLE, VERSIONING_DISABLE);

  private LoopLICMAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<LoopLICMAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static LoopLICMAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
