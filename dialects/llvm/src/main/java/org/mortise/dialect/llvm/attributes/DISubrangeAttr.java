// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** A dimension of an array of the debug information. */
public final class DISubrangeAttr extends StructAttr implements DINode {
  static final String MNEMONIC = "di_subrange";

  public static final Parameter<Attribute> COUNT =
      Parameter.optional("count", ParameterForm.whole(Attribute.class, "::mlir::Attribute"));
  public static final Parameter<Attribute> LOWER_BOUND =
      Parameter.optional("lowerBound", ParameterForm.whole(Attribute.class, "::mlir::Attribute"));
  public static final Parameter<Attribute> UPPER_BOUND =
      Parameter.optional("upperBound", ParameterForm.whole(Attribute.class, "::mlir::Attribute"));
  public static final Parameter<Attribute> STRIDE =
      Parameter.optional("stride", ParameterForm.whole(Attribute.class, "::mlir::Attribute"));

  private static final StructForm<DISubrangeAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_DISubrangeAttr", DISubrangeAttr::new, COUNT, LOWER_BOUND, UPPER_BOUND, STRIDE);

  private DISubrangeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DISubrangeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DISubrangeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }

  @Override
  public @Nullable String aliasName() {
    return null;
  }
}
