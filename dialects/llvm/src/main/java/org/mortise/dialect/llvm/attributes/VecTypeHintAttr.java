// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The type of vectors for which a kernel is written. */
@AttrDef(name = "llvm.vec_type_hint", definition = "LLVM_VecTypeHintAttr",
    parameters = {"hint: TYPE_ATTR", "is_signed: BOOL = false"},
    format = "`<` struct(params) `>`")
public final class VecTypeHintAttr extends VecTypeHintAttrBase {
  VecTypeHintAttr(Context context, Object[] values) {
    super(context, values);
  }
}
