// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.StringAttr;

/** A domain of alias scopes. */
public final class AliasScopeDomainAttr extends StructAttr {
  static final String MNEMONIC = "alias_scope_domain";

  public static final Parameter<DistinctAttr> ID =
      Parameter.required("id", ParameterForm.whole(DistinctAttr.class, "DistinctAttr"));
  public static final Parameter<StringAttr> DESCRIPTION =
      Parameter.optional("description", ParameterForm.whole(StringAttr.class, "StringAttr"));

  private static final StructForm<AliasScopeDomainAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_AliasScopeDomainAttr", AliasScopeDomainAttr::new, ID, DESCRIPTION);

  private AliasScopeDomainAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<AliasScopeDomainAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static AliasScopeDomainAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
