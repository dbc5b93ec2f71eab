// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A file of the debug information: {@code #llvm.di_file<"a.f90" in "/src">}. */
@AttrDef(name = "llvm.di_file", definition = "LLVM_DIFileAttr", alias = true,
    parameters = {"name: NAME", "directory: NAME"},
    format = "`<` $name `in` $directory `>`")
public final class DIFileAttr extends DIFileAttrBase implements DIScope {
  DIFileAttr(Context context, Object[] values) {
    super(context, values);
  }
}
