// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A Fortran character string of the debug information. */
@AttrDef(name = "llvm.di_string_type", definition = "LLVM_DIStringTypeAttr", alias = true, base = TaggedAttr.class,
    parameters = {
        "tag: Dwarf.TAG = Dwarf.NO_TAG", "name: STRING_ATTR", "sizeInBits: UINT64 = 0", "alignInBits: UINT32 = 0",
        "stringLength: DI_VARIABLE?", "stringLengthExp: DIExpressionAttr?", "stringLocationExp: DIExpressionAttr?",
        "encoding: Dwarf.ENCODING?"
    },
    format = "`<` struct(params) `>`")
public final class DIStringTypeAttr extends DIStringTypeAttrBase implements DIType {
  DIStringTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
