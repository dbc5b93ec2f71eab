// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A function that a reference is resolved to in the same library. */
@AttrDef(name = "llvm.dso_local_equivalent", definition = "LLVM_DSOLocalEquivalentAttr",
    parameters = "sym: FLAT_SYMBOL",
    format = "$sym")
public final class DSOLocalEquivalentAttr extends DSOLocalEquivalentAttrBase {
  DSOLocalEquivalentAttr(Context context, Object[] values) {
    super(context, values);
  }
}
