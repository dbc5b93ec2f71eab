// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Divides by the scale, rounded to a power of two, and converts to a narrower floating-point format. */
@Op(name = "arith.scaling_truncf", family = ScalingOp.class,
    attributes = {"roundingmode: RoundingMode.CONSTRAINT?", "fastmath: FastMathFlagsAttr?"},
    format = "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` "
        + "type($in) `,` type($scale) `to` type($out)")
public final class ScalingTruncFOp extends ScalingTruncFOpBase {
  ScalingTruncFOp(Operation operation) {
    super(operation);
  }

  /** Returns the rounding mode, by default to nearest even. */
  public RoundingMode roundingMode() {
    return RoundingMode.of(roundingmodeAttr());
  }

  @Override
  boolean isCompatible(Type from, Type to) {
    return ArithTypes.isNarrowing(from, to);
  }
}
