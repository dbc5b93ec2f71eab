// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** The type of an access, which restricts what it may alias. */
public final class TBAATagAttr extends StructAttr {
  static final String MNEMONIC = "tbaa_tag";

  public static final Parameter<TBAATypeDescriptorAttr> BASE_TYPE =
      Parameter.required("base_type", ParameterForm.own(TBAATypeDescriptorAttr.class, TBAATypeDescriptorAttr::parse));
  public static final Parameter<TBAATypeDescriptorAttr> ACCESS_TYPE =
      Parameter.required("access_type", ParameterForm.own(TBAATypeDescriptorAttr.class, TBAATypeDescriptorAttr::parse));
  public static final Parameter<Long> OFFSET = Parameter.required("offset", ParameterForm.INT64);
  public static final Parameter<Boolean> CONSTANT = Parameter.defaulted("constant", ParameterForm.BOOL, false);

  private static final StructForm<TBAATagAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_TBAATagAttr", TBAATagAttr::new, BASE_TYPE, ACCESS_TYPE, OFFSET, CONSTANT);

  private TBAATagAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<TBAATagAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static TBAATagAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
