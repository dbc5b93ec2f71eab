// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A number or character of the debug information. */
@AttrDef(name = "llvm.di_basic_type", definition = "LLVM_DIBasicTypeAttr", alias = true, base = TaggedAttr.class,
    parameters = {
        "tag: Dwarf.TAG = Dwarf.NO_TAG", "name: NAME", "sizeInBits: UINT64 = 0", "encoding: Dwarf.ENCODING?"
    },
    format = "`<` struct(params) `>`")
public final class DIBasicTypeAttr extends DIBasicTypeAttrBase implements DIType {
  DIBasicTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
