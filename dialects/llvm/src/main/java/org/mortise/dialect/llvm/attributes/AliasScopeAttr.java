// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.StringAttr;

/** A scope of memory accesses that do not alias accesses outside of it. */
public final class AliasScopeAttr extends StructAttr {
  static final String MNEMONIC = "alias_scope";

  public static final Parameter<DistinctAttr> ID =
      Parameter.required("id", ParameterForm.whole(DistinctAttr.class, "DistinctAttr"));
  public static final Parameter<AliasScopeDomainAttr> DOMAIN =
      Parameter.required("domain", ParameterForm.own(AliasScopeDomainAttr.class, AliasScopeDomainAttr::parse));
  public static final Parameter<StringAttr> DESCRIPTION =
      Parameter.optional("description", ParameterForm.whole(StringAttr.class, "StringAttr"));

  private static final StructForm<AliasScopeAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_AliasScopeAttr", AliasScopeAttr::new, ID, DOMAIN, DESCRIPTION);

  private AliasScopeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<AliasScopeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static AliasScopeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
