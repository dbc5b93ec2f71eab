// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** A global variable of the debug information and where it is. */
@AttrDef(name = "llvm.di_global_variable_expression", definition = "LLVM_DIGlobalVariableExpressionAttr", alias = true,
    parameters = {"var: DIGlobalVariableAttr", "expr: DIExpressionAttr?"},
    format = "`<` struct(params) `>`")
public final class DIGlobalVariableExpressionAttr extends DIGlobalVariableExpressionAttrBase {
  DIGlobalVariableExpressionAttr(Context context, Object[] values) {
    super(context, values);
  }
}
