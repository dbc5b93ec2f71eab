// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The type of an access, which restricts what it may alias. */
@AttrDef(name = "llvm.tbaa_tag", definition = "LLVM_TBAATagAttr", alias = true,
    parameters = {
        "base_type: TBAATypeDescriptorAttr", "access_type: TBAATypeDescriptorAttr", "offset: INT64",
        "constant: BOOL = false"
    },
    format = "`<` struct(params) `>`")
public final class TBAATagAttr extends TBAATagAttrBase {
  TBAATagAttr(Context context, Object[] values) {
    super(context, values);
  }
}
