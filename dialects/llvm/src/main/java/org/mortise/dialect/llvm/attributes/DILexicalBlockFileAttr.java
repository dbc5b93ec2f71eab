// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A part of a block of the debug information that is in another file. */
@AttrDef(name = "llvm.di_lexical_block_file", definition = "LLVM_DILexicalBlockFile", alias = true,
    parameters = {"scope: DI_SCOPE", "file: DIFileAttr?", "discriminator: UNSIGNED"},
    format = "`<` struct(params) `>`")
public final class DILexicalBlockFileAttr extends DILexicalBlockFileAttrBase implements DIScope {
  DILexicalBlockFileAttr(Context context, Object[] values) {
    super(context, values);
  }
}
