// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** The result and parameter types of a subprogram in the debug information. */
public final class DISubroutineTypeAttr extends StructAttr implements DIType {
  static final String MNEMONIC = "di_subroutine_type";

  public static final Parameter<String> CALLING_CONVENTION =
      Parameter.optional("callingConvention", Dwarf.CALLING_CONVENTION);
  public static final Parameter<List<DIType>> TYPES =
      Parameter.defaulted("types", ParameterForm.list(ParameterForm.whole(DIType.class, "DITypeAttr")), List.of());

  private static final StructForm<DISubroutineTypeAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DISubroutineTypeAttr", DISubroutineTypeAttr::new,
      CALLING_CONVENTION, TYPES);

  private DISubroutineTypeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DISubroutineTypeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DISubroutineTypeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
