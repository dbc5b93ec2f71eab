// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A global variable of the debug information. */
public final class DIGlobalVariableAttr extends StructAttr implements DIVariable {
  static final String MNEMONIC = "di_global_variable";

  public static final Parameter<DIScope> SCOPE =
      Parameter.optional("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<StringAttr> LINKAGE_NAME =
      Parameter.optional("linkageName", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.required("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> LINE = Parameter.required("line", ParameterForm.UNSIGNED);
  public static final Parameter<DIType> TYPE =
      Parameter.required("type", ParameterForm.whole(DIType.class, "DITypeAttr"));
  public static final Parameter<Boolean> IS_LOCAL_TO_UNIT =
      Parameter.defaulted("isLocalToUnit", ParameterForm.BOOL, false);
  public static final Parameter<Boolean> IS_DEFINED = Parameter.defaulted("isDefined", ParameterForm.BOOL, false);
  public static final Parameter<Integer> ALIGN_IN_BITS = Parameter.defaulted("alignInBits", ParameterForm.UNSIGNED, 0);

  private static final StructForm<DIGlobalVariableAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DIGlobalVariable", DIGlobalVariableAttr::new,
      SCOPE, NAME, LINKAGE_NAME, FILE, LINE, TYPE, IS_LOCAL_TO_UNIT, IS_DEFINED, ALIGN_IN_BITS);

  private DIGlobalVariableAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DIGlobalVariableAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DIGlobalVariableAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
