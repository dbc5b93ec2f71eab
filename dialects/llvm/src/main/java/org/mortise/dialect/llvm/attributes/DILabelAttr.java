// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A label of the debug information. */
public final class DILabelAttr extends StructAttr implements DINode {
  static final String MNEMONIC = "di_label";

  public static final Parameter<DIScope> SCOPE =
      Parameter.required("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.optional("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> LINE = Parameter.defaulted("line", ParameterForm.UNSIGNED, 0);

  private static final StructForm<DILabelAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_DILabelAttr", DILabelAttr::new, SCOPE, NAME, FILE, LINE);

  private DILabelAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DILabelAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DILabelAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
