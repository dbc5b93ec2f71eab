// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The address of a block of a function. */
@AttrDef(name = "llvm.blockaddress", definition = "LLVM_BlockAddressAttr",
    parameters = {"function: FLAT_SYMBOL", "tag: BlockTagAttr"},
    format = "`<` struct(params) `>`")
public final class BlockAddressAttr extends BlockAddressAttrBase {
  BlockAddressAttr(Context context, Object[] values) {
    super(context, values);
  }
}
