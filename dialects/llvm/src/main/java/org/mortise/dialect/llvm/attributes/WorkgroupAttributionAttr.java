// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The number and type of the elements of memory of a work group. */
@AttrDef(name = "llvm.mlir.workgroup_attribution", definition = "LLVM_WorkgroupAttributionAttr",
    parameters = {"num_elements: INTEGER", "element_type: TYPE_ATTR"},
    format = "`<` $num_elements `,` $element_type `>`")
public final class WorkgroupAttributionAttr extends WorkgroupAttributionAttrBase {
  WorkgroupAttributionAttr(Context context, Object[] values) {
    super(context, values);
  }
}
