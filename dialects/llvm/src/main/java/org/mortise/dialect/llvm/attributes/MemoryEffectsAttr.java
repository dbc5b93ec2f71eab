// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** The memory that a function accesses. */
@AttrDef(name = "llvm.memory_effects", definition = "LLVM_MemoryEffectsAttr",
    parameters = {"other: ACCESS", "argMem: ACCESS", "inaccessibleMem: ACCESS"},
    format = "`<` struct(params) `>`")
public final class MemoryEffectsAttr extends MemoryEffectsAttrBase {
  /** The kinds of access. */
  public enum ModRefInfo implements Keyword {
    NONE, READ, WRITE, READWRITE
  }

  static final ParameterForm<ModRefInfo> ACCESS =
      LlvmForms.keyword(ModRefInfo.class, "LLVM ModRefInfo", "ModRefInfo");

  MemoryEffectsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
