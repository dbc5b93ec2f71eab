// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;

/** A flag of a module: {@code #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>}. */
@AttrDef(name = "llvm.mlir.module_flag", definition = "LLVM_ModuleFlagAttr",
    parameters = {"behavior: BEHAVIOR", "key: STRING_ATTR", "value: ANY_ATTR"},
    format = "`<` $behavior `,` $key `,` $value `>`")
public final class ModuleFlagAttr extends ModuleFlagAttrBase {
  /** What a linker does with flags of two modules. */
  public enum Behavior implements Keyword {
    ERROR, WARNING, REQUIRE, OVERRIDE, APPEND, APPEND_UNIQUE, MAX, MIN
  }

  static final ParameterForm<Behavior> BEHAVIOR =
      LlvmForms.keyword(Behavior.class, "LLVM Module Flag Behavior", "ModFlagBehavior");

  ModuleFlagAttr(Context context, Object[] values) {
    super(context, values);
  }
}
