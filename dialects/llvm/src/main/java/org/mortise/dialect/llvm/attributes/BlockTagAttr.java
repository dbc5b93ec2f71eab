// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The number of a block whose address is taken. */
@AttrDef(name = "llvm.blocktag", definition = "LLVM_BlockTagAttr",
    parameters = "id: UINT32",
    format = "`<` struct(params) `>`")
public final class BlockTagAttr extends BlockTagAttrBase {
  BlockTagAttr(Context context, Object[] values) {
    super(context, values);
  }
}
