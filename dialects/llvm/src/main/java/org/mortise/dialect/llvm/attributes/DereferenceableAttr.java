// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The number of bytes that a pointer can be read for. */
@AttrDef(name = "llvm.dereferenceable", definition = "LLVM_DereferenceableAttr",
    parameters = {"bytes: UINT64", "mayBeNull: BOOL = false"},
    format = "`<` struct(params) `>`")
public final class DereferenceableAttr extends DereferenceableAttrBase {
  DereferenceableAttr(Context context, Object[] values) {
    super(context, values);
  }
}
