// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A dimension of an array of the debug information. */
@AttrDef(name = "llvm.di_subrange", definition = "LLVM_DISubrangeAttr",
    parameters = {"count: ANY_ATTR?", "lowerBound: ANY_ATTR?", "upperBound: ANY_ATTR?", "stride: ANY_ATTR?"},
    format = "`<` struct(params) `>`")
public final class DISubrangeAttr extends DISubrangeAttrBase implements DINode {
  DISubrangeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
