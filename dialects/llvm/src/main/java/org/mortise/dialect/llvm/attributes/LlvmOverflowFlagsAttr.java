// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** The overflows that an integer operation excludes: {@code #llvm.overflow<nsw, nuw>}. */
@AttrDef(name = "llvm.overflow", definition = "LLVM_IntegerOverflowFlagsAttr", base = FlagsAttr.class,
    parameters = "value: FLAGS",
    format = "`<` $value `>`",
    description = "LLVM integer overflow flags")
public final class LlvmOverflowFlagsAttr extends LlvmOverflowFlagsAttrBase {
  public static final int NONE = 0;
  public static final int NSW = 1;
  public static final int NUW = 1 << 1;

  static final ParameterForm<Integer> FLAGS =
      FlagNames.form("::mlir::LLVM::IntegerOverflowFlags", ", ", "none", null, "nsw", "nuw");

  /** No flags. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, NONE);

  LlvmOverflowFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }
}
