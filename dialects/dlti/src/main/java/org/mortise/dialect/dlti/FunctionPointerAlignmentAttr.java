// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.parameters.AttrDef;

/**
 * The alignment of pointers to functions: {@code #dlti.function_pointer_alignment<64, function_dependent = true>}. MLIR
 * 19.1 does not have it.
 */
@AttrDef(name = "dlti.function_pointer_alignment",
    parameters = {"alignment: UINT64", "function_dependent: BOOL"},
    format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`")
public final class FunctionPointerAlignmentAttr extends FunctionPointerAlignmentAttrBase {
  FunctionPointerAlignmentAttr(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    super.printParameters(printer.requireVersion(MlirVersion.V22_1, "attribute 'dlti.function_pointer_alignment'"));
  }
}
