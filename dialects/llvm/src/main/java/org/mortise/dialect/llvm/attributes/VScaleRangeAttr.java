// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;

/** The factors of the lengths of scalable vectors. */
public final class VScaleRangeAttr extends StructAttr {
  static final String MNEMONIC = "vscale_range";

  public static final Parameter<IntegerAttr> MIN_RANGE =
      Parameter.required("minRange", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));
  public static final Parameter<IntegerAttr> MAX_RANGE =
      Parameter.required("maxRange", ParameterForm.whole(IntegerAttr.class, "IntegerAttr"));

  private static final StructForm<VScaleRangeAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_VScaleRangeAttr", VScaleRangeAttr::new, MIN_RANGE, MAX_RANGE);

  private VScaleRangeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<VScaleRangeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static VScaleRangeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }

  @Override
  public @Nullable String aliasName() {
    return null;
  }
}
