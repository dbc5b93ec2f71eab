// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A tag of memory model relaxations: {@code #llvm.mmra_tag<"amdgpu-as":"local">}. */
@AttrDef(name = "llvm.mmra_tag", definition = "LLVM_MMRATagAttr", alias = true,
    parameters = {"prefix: STRING", "suffix: STRING"},
    format = "`<` $prefix `` `:` `` $suffix `>`")
public final class MMRATagAttr extends MMRATagAttrBase {
  MMRATagAttr(Context context, Object[] values) {
    super(context, values);
  }
}
