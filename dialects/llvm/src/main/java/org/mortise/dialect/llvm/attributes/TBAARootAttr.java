// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** The root of a tree of types: {@code #llvm.tbaa_root<id = "Fortran">}. */
public final class TBAARootAttr extends StructAttr implements TBAANode {
  static final String MNEMONIC = "tbaa_root";

  public static final Parameter<StringAttr> ID =
      Parameter.optional("id", ParameterForm.whole(StringAttr.class, "StringAttr"));

  private static final StructForm<TBAARootAttr> FORM =
      StructForm.of(MNEMONIC, "LLVM_TBAARootAttr", TBAARootAttr::new, ID);

  private TBAARootAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<TBAARootAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static TBAARootAttr parse(AsmParser parser) {
    return parser.parseOptionalPunctuation("<") ? FORM.parseRest(parser) : builder(parser.context()).build();
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }

  @Override
  void printBody(AsmPrinter printer) {
    if (find(ID) != null) {
      super.printBody(printer);
    }
  }
}
