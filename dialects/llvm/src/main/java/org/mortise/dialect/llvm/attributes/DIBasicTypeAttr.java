// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A number or character of the debug information. */
public final class DIBasicTypeAttr extends StructAttr implements DIType {
  static final String MNEMONIC = "di_basic_type";

  public static final Parameter<String> TAG = Parameter.required("tag", Dwarf.TAG);
  public static final Parameter<StringAttr> NAME =
      Parameter.required("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<Long> SIZE_IN_BITS = Parameter.defaulted("sizeInBits", ParameterForm.UINT64, 0L);
  public static final Parameter<String> ENCODING = Parameter.optional("encoding", Dwarf.ENCODING);

  private static final StructForm<DIBasicTypeAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_DIBasicTypeAttr", DIBasicTypeAttr::new, TAG, NAME, SIZE_IN_BITS, ENCODING);

  private DIBasicTypeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DIBasicTypeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DIBasicTypeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
