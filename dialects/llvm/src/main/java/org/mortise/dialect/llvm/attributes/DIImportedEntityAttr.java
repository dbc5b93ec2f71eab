// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A module or declaration that is imported in the debug information. */
@AttrDef(name = "llvm.di_imported_entity", definition = "LLVM_DIImportedEntityAttr", alias = true,
    parameters = {
        "tag: Dwarf.TAG = Dwarf.NO_TAG", "scope: DI_SCOPE", "entity: DI_NODE", "file: DIFileAttr?",
        "line: UNSIGNED = 0", "name: STRING_ATTR?", "elements: DI_NODES = []"
    },
    format = "`<` struct(params) `>`")
public final class DIImportedEntityAttr extends DIImportedEntityAttrBase implements DINode {
  DIImportedEntityAttr(Context context, Object[] values) {
    super(context, values);
  }
}
