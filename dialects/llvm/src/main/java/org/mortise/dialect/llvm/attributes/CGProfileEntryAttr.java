// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The number of calls between two functions. */
@AttrDef(name = "llvm.cgprofile_entry", definition = "LLVM_ModuleFlagCGProfileEntryAttr",
    parameters = {"from: FLAT_SYMBOL?", "to: FLAT_SYMBOL?", "count: UINT64"},
    format = "`<` struct(params) `>`")
public final class CGProfileEntryAttr extends CGProfileEntryAttrBase {
  CGProfileEntryAttr(Context context, Object[] values) {
    super(context, values);
  }
}
