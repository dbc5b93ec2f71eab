// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** The requirements of a program on its devices: {@code #omp<clause_requires reverse_offload|unified_address>}. */
@AttrDef(name = "omp.clause_requires", base = FlagsAttr.class, parameters = "value: CLAUSES", format = "$value")
public final class ClauseRequiresAttr extends ClauseRequiresAttrBase {
  public static final int REVERSE_OFFLOAD = 1;
  public static final int UNIFIED_ADDRESS = 1 << 1;
  public static final int UNIFIED_SHARED_MEMORY = 1 << 2;
  public static final int DYNAMIC_ALLOCATORS = 1 << 3;

  static final ParameterForm<Integer> CLAUSES = FlagNames.form(
      "::mlir::omp::ClauseRequires", "|", "none", null,
      "reverse_offload", "unified_address", "unified_shared_memory", "dynamic_allocators");

  ClauseRequiresAttr(Context context, Object[] values) {
    super(context, values);
  }
}
