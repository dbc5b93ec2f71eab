// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.StringAttr;

/** A subprogram of the debug information. */
public final class DISubprogramAttr extends StructAttr implements DIScope {
  static final String MNEMONIC = "di_subprogram";

  public static final Parameter<DistinctAttr> ID =
      Parameter.optional("id", ParameterForm.whole(DistinctAttr.class, "DistinctAttr"));
  public static final Parameter<DICompileUnitAttr> COMPILE_UNIT =
      Parameter.optional("compileUnit", ParameterForm.own(DICompileUnitAttr.class, DICompileUnitAttr::parse));
  public static final Parameter<DIScope> SCOPE =
      Parameter.required("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<StringAttr> LINKAGE_NAME =
      Parameter.optional("linkageName", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.required("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> LINE = Parameter.defaulted("line", ParameterForm.UNSIGNED, 0);
  public static final Parameter<Integer> SCOPE_LINE = Parameter.defaulted("scopeLine", ParameterForm.UNSIGNED, 0);
  public static final Parameter<Integer> SUBPROGRAM_FLAGS =
      Parameter.defaulted("subprogramFlags", DebugFlags.SUBPROGRAM_FLAGS.form(), 0);
  public static final Parameter<DISubroutineTypeAttr> TYPE =
      Parameter.optional("type", ParameterForm.own(DISubroutineTypeAttr.class, DISubroutineTypeAttr::parse));

  private static final StructForm<DISubprogramAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DISubprogramAttr", DISubprogramAttr::new,
      ID, COMPILE_UNIT, SCOPE, NAME, LINKAGE_NAME, FILE, LINE, SCOPE_LINE, SUBPROGRAM_FLAGS, TYPE);

  private DISubprogramAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DISubprogramAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DISubprogramAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
