// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** A global variable of the debug information and where it is. */
public final class DIGlobalVariableExpressionAttr extends StructAttr {
  static final String MNEMONIC = "di_global_variable_expression";

  public static final Parameter<DIGlobalVariableAttr> VAR =
      Parameter.required("var", ParameterForm.own(DIGlobalVariableAttr.class, DIGlobalVariableAttr::parse));
  public static final Parameter<DIExpressionAttr> EXPR =
      Parameter.optional("expr", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));

  private static final StructForm<DIGlobalVariableExpressionAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DIGlobalVariableExpressionAttr", DIGlobalVariableExpressionAttr::new,
      VAR, EXPR);

  private DIGlobalVariableExpressionAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DIGlobalVariableExpressionAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DIGlobalVariableExpressionAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
