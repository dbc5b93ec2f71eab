// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** An address space of LLVM: {@code #llvm.address_space<1>}. */
@AttrDef(name = "llvm.address_space", definition = "LLVM_AddressSpaceAttr",
    parameters = "addressSpace: UNSIGNED",
    format = "`<` $addressSpace `>`")
public final class AddressSpaceAttr extends AddressSpaceAttrBase {
  AddressSpaceAttr(Context context, Object[] values) {
    super(context, values);
  }
}
