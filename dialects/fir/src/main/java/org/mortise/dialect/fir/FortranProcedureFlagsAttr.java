// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** The attributes of a procedure: {@code #fir.proc_attrs<elemental, pure>}. */
@AttrDef(name = "fir.proc_attrs", definition = "fir_FortranProcedureFlagsAttr", base = FlagsAttr.class,
    parameters = "value: FLAGS",
    format = "`<` $value `>`",
    description = "Fortran procedure attributes")
public final class FortranProcedureFlagsAttr extends FortranProcedureFlagsAttrBase {
  public static final int BIND_C = 1 << 4;

  static final ParameterForm<Integer> FLAGS = FlagNames.form(
      "::fir::FortranProcedureFlagsEnum", ", ", "none", null, "elemental", "pure", "non_recursive", "simple",
      "bind_c");

  FortranProcedureFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
