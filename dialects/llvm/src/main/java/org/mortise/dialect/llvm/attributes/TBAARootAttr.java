// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The root of a tree of types: {@code #llvm.tbaa_root<id = "Fortran">}. */
@AttrDef(name = "llvm.tbaa_root", definition = "LLVM_TBAARootAttr", alias = true,
    parameters = "id: STRING_ATTR?",
    format = "(`<` struct($id)^ `>`)?")
public final class TBAARootAttr extends TBAARootAttrBase implements TBAANode {
  TBAARootAttr(Context context, Object[] values) {
    super(context, values);
  }
}
