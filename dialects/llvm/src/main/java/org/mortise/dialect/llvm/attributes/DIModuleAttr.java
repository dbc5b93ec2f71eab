// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A module of the debug information. */
public final class DIModuleAttr extends StructAttr implements DIScope {
  static final String MNEMONIC = "di_module";

  public static final Parameter<DIFileAttr> FILE =
      Parameter.optional("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<DIScope> SCOPE =
      Parameter.optional("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<StringAttr> CONFIG_MACROS =
      Parameter.optional("configMacros", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<StringAttr> INCLUDE_PATH =
      Parameter.optional("includePath", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<StringAttr> APINOTES =
      Parameter.optional("apinotes", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<Integer> LINE = Parameter.defaulted("line", ParameterForm.UNSIGNED, 0);
  public static final Parameter<Boolean> IS_DECL = Parameter.defaulted("isDecl", ParameterForm.BOOL, false);

  private static final StructForm<DIModuleAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DIModuleAttr", DIModuleAttr::new,
      FILE, SCOPE, NAME, CONFIG_MACROS, INCLUDE_PATH, APINOTES, LINE, IS_DECL);

  private DIModuleAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DIModuleAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DIModuleAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
