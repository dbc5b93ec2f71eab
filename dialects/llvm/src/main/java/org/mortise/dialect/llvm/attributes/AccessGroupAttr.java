// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DistinctAttr;

/** A group of accesses that parallel loops may name. */
public final class AccessGroupAttr extends StructAttr {
  static final String MNEMONIC = "access_group";

  public static final Parameter<DistinctAttr> ID =
      Parameter.required("id", ParameterForm.whole(DistinctAttr.class, "DistinctAttr"));

  private static final StructForm<AccessGroupAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_AccessGroupAttr", AccessGroupAttr::new, ID);

  private AccessGroupAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<AccessGroupAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static AccessGroupAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
