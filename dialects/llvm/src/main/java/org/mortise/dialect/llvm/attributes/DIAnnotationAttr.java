// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** An annotation of the debug information. */
@AttrDef(name = "llvm.di_annotation", definition = "LLVM_DIAnnotationAttr",
    parameters = {"name: STRING_ATTR", "value: STRING_ATTR"},
    format = "`<` struct(params) `>`")
public final class DIAnnotationAttr extends DIAnnotationAttrBase implements DINode {
  DIAnnotationAttr(Context context, Object[] values) {
    super(context, values);
  }
}
