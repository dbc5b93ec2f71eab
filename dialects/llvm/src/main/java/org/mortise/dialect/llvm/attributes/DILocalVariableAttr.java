// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A local variable or argument of the debug information. */
public final class DILocalVariableAttr extends StructAttr implements DIVariable {
  static final String MNEMONIC = "di_local_variable";

  public static final Parameter<DIScope> SCOPE =
      Parameter.required("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.optional("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> LINE = Parameter.defaulted("line", ParameterForm.UNSIGNED, 0);
  public static final Parameter<Integer> ARG = Parameter.defaulted("arg", ParameterForm.UNSIGNED, 0);
  public static final Parameter<Integer> ALIGN_IN_BITS = Parameter.defaulted("alignInBits", ParameterForm.UNSIGNED, 0);
  public static final Parameter<DIType> TYPE =
      Parameter.optional("type", ParameterForm.whole(DIType.class, "DITypeAttr"));

  private static final StructForm<DILocalVariableAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DILocalVariableAttr", DILocalVariableAttr::new,
      SCOPE, NAME, FILE, LINE, ARG, ALIGN_IN_BITS, TYPE);

  private DILocalVariableAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DILocalVariableAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DILocalVariableAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
