// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** Libraries that a module is linked with. */
@AttrDef(name = "llvm.dependent_libraries", definition = "LLVM_DependentLibrariesAttr",
    parameters = "libs: TargetFeaturesAttr.FEATURES = []",
    format = "`<` $libs `>`")
public final class DependentLibrariesAttr extends DependentLibrariesAttrBase {
  DependentLibrariesAttr(Context context, Object[] values) {
    super(context, values);
  }
}
