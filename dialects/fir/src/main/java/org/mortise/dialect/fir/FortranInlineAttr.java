// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** Whether a call is inlined: {@code #fir.inline_attrs<always_inline>}. */
@AttrDef(name = "fir.inline_attrs", definition = "fir_FortranInlineAttr", base = FlagsAttr.class,
    parameters = "value: FLAGS",
    format = "`<` $value `>`",
    description = "Fortran inline attributes")
public final class FortranInlineAttr extends FortranInlineAttrBase {
  static final ParameterForm<Integer> FLAGS = FlagNames.form(
      "::fir::FortranInlineEnum", ", ", "none", null, "no_inline", "always_inline", "inline_hint");

  FortranInlineAttr(Context context, Object[] values) {
    super(context, values);
  }
}
