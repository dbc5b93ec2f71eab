// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** How a variable is mapped to a device: {@code #omp<clause_map_flags to|from>}. */
@AttrDef(name = "omp.clause_map_flags", base = FlagsAttr.class, parameters = "value: FLAGS", format = "$value")
public final class ClauseMapFlagsAttr extends ClauseMapFlagsAttrBase {
  public static final int STORAGE = 1;
  public static final int TO = 1 << 1;
  public static final int FROM = 1 << 2;
  public static final int ALWAYS = 1 << 3;
  public static final int DELETE = 1 << 4;
  public static final int IMPLICIT = 1 << 8;
  public static final int CLOSE = 1 << 9;
  public static final int PRESENT = 1 << 10;
  static final ParameterForm<Integer> FLAGS = FlagNames.form(
      "::mlir::omp::ClauseMapFlags", "|", "none", null,
      "storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present",
      "ompx_hold", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee",
      "is_device_ptr");

  ClauseMapFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
