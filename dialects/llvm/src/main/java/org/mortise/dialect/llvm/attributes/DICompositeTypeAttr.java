// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/**
 * An array, structure or similar type of the debug information; with tag {@code DW_TAG_null} a recursive reference to
 * the enclosing type with the same {@code recId}.
 */
@AttrDef(name = "llvm.di_composite_type", definition = "LLVM_DICompositeTypeAttr", alias = true,
    base = TaggedAttr.class,
    parameters = {
        "recId: DISTINCT?", "isRecSelf: BOOL = false", "tag: Dwarf.TAG = Dwarf.NO_TAG", "name: STRING_ATTR?",
        "file: DIFileAttr?", "line: UINT32 = 0", "scope: DI_SCOPE?", "baseType: DI_TYPE?",
        "flags: DebugFlags.DI_FLAGS = 0", "sizeInBits: UINT64 = 0", "alignInBits: UINT64 = 0",
        "dataLocation: DIExpressionAttr?", "rank: DIExpressionAttr?", "allocated: DIExpressionAttr?",
        "associated: DIExpressionAttr?", "elements: DI_NODES = []"
    },
    format = "`<` struct(params) `>`")
public final class DICompositeTypeAttr extends DICompositeTypeAttrBase implements DIScope, DIType {
  DICompositeTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
