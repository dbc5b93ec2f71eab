// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** A block of the debug information. */
public final class DILexicalBlockAttr extends StructAttr implements DIScope {
  static final String MNEMONIC = "di_lexical_block";

  public static final Parameter<DIScope> SCOPE =
      Parameter.required("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.optional("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> LINE = Parameter.defaulted("line", ParameterForm.UNSIGNED, 0);
  public static final Parameter<Integer> COLUMN = Parameter.defaulted("column", ParameterForm.UNSIGNED, 0);

  private static final StructForm<DILexicalBlockAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_DILexicalBlockAttr", DILexicalBlockAttr::new, SCOPE, FILE, LINE, COLUMN);

  private DILexicalBlockAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DILexicalBlockAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DILexicalBlockAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
