// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The result and parameter types of a subprogram in the debug information. */
@AttrDef(name = "llvm.di_subroutine_type", definition = "LLVM_DISubroutineTypeAttr", alias = true,
    parameters = {"callingConvention: Dwarf.CALLING_CONVENTION?", "types: DI_TYPES = []"},
    format = "`<` struct(params) `>`")
public final class DISubroutineTypeAttr extends DISubroutineTypeAttrBase implements DIType {
  DISubroutineTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
