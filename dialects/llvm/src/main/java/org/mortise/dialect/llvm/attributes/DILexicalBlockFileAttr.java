// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** A part of a block of the debug information that is in another file. */
public final class DILexicalBlockFileAttr extends StructAttr implements DIScope {
  static final String MNEMONIC = "di_lexical_block_file";

  public static final Parameter<DIScope> SCOPE =
      Parameter.required("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.optional("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> DISCRIMINATOR = Parameter.required("discriminator", ParameterForm.UNSIGNED);

  private static final StructForm<DILexicalBlockFileAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DILexicalBlockFile", DILexicalBlockFileAttr::new,
      SCOPE, FILE, DISCRIMINATOR);

  private DILexicalBlockFileAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DILexicalBlockFileAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DILexicalBlockFileAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
