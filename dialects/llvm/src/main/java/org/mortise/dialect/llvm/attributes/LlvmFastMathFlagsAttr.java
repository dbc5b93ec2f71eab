// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** The assumptions of a floating-point operation: {@code #llvm.fastmath<nnan, ninf>}. */
@AttrDef(name = "llvm.fastmath", definition = "LLVM_FastmathFlagsAttr", base = FlagsAttr.class,
    parameters = "value: FLAGS",
    format = "`<` $value `>`",
    description = "LLVM fastmath flags")
public final class LlvmFastMathFlagsAttr extends LlvmFastMathFlagsAttrBase {
  public static final int NONE = 0;
  public static final int NNAN = 1;
  public static final int NINF = 1 << 1;
  public static final int NSZ = 1 << 2;
  public static final int ARCP = 1 << 3;
  public static final int CONTRACT = 1 << 4;
  public static final int AFN = 1 << 5;
  public static final int REASSOC = 1 << 6;
  public static final int FAST = (1 << 7) - 1;

  static final ParameterForm<Integer> FLAGS = FlagNames.form(
      "::mlir::LLVM::FastmathFlags", ", ", "none", "fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc");

  /** No flags. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, NONE);

  LlvmFastMathFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
