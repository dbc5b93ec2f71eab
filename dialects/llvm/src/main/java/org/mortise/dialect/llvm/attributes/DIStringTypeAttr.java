// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A Fortran character string of the debug information. */
public final class DIStringTypeAttr extends StructAttr implements DIType {
  static final String MNEMONIC = "di_string_type";

  public static final Parameter<String> TAG = Parameter.required("tag", Dwarf.TAG);
  public static final Parameter<StringAttr> NAME =
      Parameter.required("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<Long> SIZE_IN_BITS = Parameter.defaulted("sizeInBits", ParameterForm.UINT64, 0L);
  public static final Parameter<Integer> ALIGN_IN_BITS = Parameter.defaulted("alignInBits", ParameterForm.UINT32, 0);
  public static final Parameter<DIVariable> STRING_LENGTH =
      Parameter.optional("stringLength", ParameterForm.whole(DIVariable.class, "DIVariableAttr"));
  public static final Parameter<DIExpressionAttr> STRING_LENGTH_EXP =
      Parameter.optional("stringLengthExp", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));
  public static final Parameter<DIExpressionAttr> STRING_LOCATION_EXP =
      Parameter.optional("stringLocationExp", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));
  public static final Parameter<String> ENCODING = Parameter.optional("encoding", Dwarf.ENCODING);

  private static final StructForm<DIStringTypeAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DIStringTypeAttr", DIStringTypeAttr::new,
      TAG, NAME, SIZE_IN_BITS, ALIGN_IN_BITS, STRING_LENGTH, STRING_LENGTH_EXP, STRING_LOCATION_EXP, ENCODING);

  private DIStringTypeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DIStringTypeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DIStringTypeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
