// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A block of the debug information. */
@AttrDef(name = "llvm.di_lexical_block", definition = "LLVM_DILexicalBlockAttr", alias = true,
    parameters = {"scope: DI_SCOPE", "file: DIFileAttr?", "line: UNSIGNED = 0", "column: UNSIGNED = 0"},
    format = "`<` struct(params) `>`")
public final class DILexicalBlockAttr extends DILexicalBlockAttrBase implements DIScope {
  DILexicalBlockAttr(Context context, Object[] values) {
    super(context, values);
  }
}
