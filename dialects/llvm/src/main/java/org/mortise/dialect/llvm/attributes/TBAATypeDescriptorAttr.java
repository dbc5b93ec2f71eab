// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** A type that decides which accesses may alias, and its components. */
public final class TBAATypeDescriptorAttr extends StructAttr implements TBAANode {
  static final String MNEMONIC = "tbaa_type_desc";

  public static final Parameter<String> ID = Parameter.required("id", ParameterForm.STRING);
  public static final Parameter<List<TBAAMemberAttr>> MEMBERS = Parameter.required(
      "members", ParameterForm.inBraces(ParameterForm.own(TBAAMemberAttr.class, TBAAMemberAttr::parse)));

  private static final StructForm<TBAATypeDescriptorAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_TBAATypeDescriptorAttr", TBAATypeDescriptorAttr::new, ID, MEMBERS);

  private TBAATypeDescriptorAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<TBAATypeDescriptorAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static TBAATypeDescriptorAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
