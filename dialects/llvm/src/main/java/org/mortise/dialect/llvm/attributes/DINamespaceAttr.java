// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A namespace of the debug information. */
public final class DINamespaceAttr extends StructAttr implements DIScope {
  static final String MNEMONIC = "di_namespace";

  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIScope> SCOPE =
      Parameter.optional("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<Boolean> EXPORT_SYMBOLS = Parameter.required("exportSymbols", ParameterForm.BOOL);

  private static final StructForm<DINamespaceAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_DINamespaceAttr", DINamespaceAttr::new, NAME, SCOPE, EXPORT_SYMBOLS);

  private DINamespaceAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DINamespaceAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DINamespaceAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
