// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricForm;

/** Computes a location or value of the debug information: {@code #llvm.di_expression<[DW_OP_deref]>}. */
@AttrDef(name = "llvm.di_expression", definition = "LLVM_DIExpressionAttr",
    parameters = "operations: OPERATIONS = []",
    format = "`<` (`[` $operations^ `]`)? `>`")
public final class DIExpressionAttr extends DIExpressionAttrBase {
  static final ParameterForm<List<DIExpressionElemAttr>> OPERATIONS =
      ParameterForms.list(ParametricForm.nested(DIExpressionElemAttr.class, DIExpressionElemAttr::declaration));

  DIExpressionAttr(Context context, Object[] values) {
    super(context, values);
  }
}
