// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A pointer, a component or the like of the debug information. */
@AttrDef(name = "llvm.di_derived_type", definition = "LLVM_DIDerivedTypeAttr", alias = true, base = TaggedAttr.class,
    parameters = {
        "tag: Dwarf.TAG = Dwarf.NO_TAG", "name: STRING_ATTR?", "baseType: DI_TYPE?", "sizeInBits: UINT64 = 0",
        "alignInBits: UINT32 = 0", "offsetInBits: UINT64 = 0", "dwarfAddressSpace: OPTIONAL_UNSIGNED?",
        "extraData: DI_NODE?"
    },
    format = "`<` struct(params) `>`")
public final class DIDerivedTypeAttr extends DIDerivedTypeAttrBase implements DIType {
  DIDerivedTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
