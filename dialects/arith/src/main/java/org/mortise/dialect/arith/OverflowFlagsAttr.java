// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.interfaces.ranges.Overflow;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** The overflows that an integer operation excludes: {@code #arith.overflow<nsw, nuw>}. */
@AttrDef(name = "arith.overflow", definition = "Arith_IntegerOverflowAttr", base = FlagsAttr.class,
    parameters = "value: FLAGS",
    format = "`<` $value `>`",
    description = "Integer overflow arith flags")
public final class OverflowFlagsAttr extends OverflowFlagsAttrBase {
  public static final int NONE = 0;
  public static final int NSW = 1;
  public static final int NUW = 1 << 1;

  static final ParameterForm<Integer> FLAGS =
      FlagNames.form("::mlir::arith::IntegerOverflowFlags", ", ", "none", null, "nsw", "nuw");

  /** No flags. */
  static final Function<Context, Attribute> DEFAULT = context -> of(context, NONE);

  OverflowFlagsAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the overflows that are excluded. */
  public Overflow overflow() {
    return bits() == NONE ? Overflow.WRAPS : new Overflow((bits() & NSW) != 0, (bits() & NUW) != 0);
  }
}
