// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The bounds of a dimension of an array whose rank is known at run time. */
@AttrDef(name = "llvm.di_generic_subrange", definition = "LLVM_DIGenericSubrangeAttr",
    parameters = {"count: ANY_ATTR?", "lowerBound: ANY_ATTR", "upperBound: ANY_ATTR?", "stride: ANY_ATTR"},
    format = "`<` struct(params) `>`")
public final class DIGenericSubrangeAttr extends DIGenericSubrangeAttrBase implements DINode {
  DIGenericSubrangeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
