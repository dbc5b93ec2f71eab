// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A component of a type and its offset in bytes: {@code #llvm.tbaa_member<#type, 8>}. */
@AttrDef(name = "llvm.tbaa_member", definition = "LLVM_TBAAMemberAttr",
    parameters = {"typeDesc: TBAA_NODE", "offset: INT64"},
    format = "`<` params `>`")
public final class TBAAMemberAttr extends TBAAMemberAttrBase {
  TBAAMemberAttr(Context context, Object[] values) {
    super(context, values);
  }
}
