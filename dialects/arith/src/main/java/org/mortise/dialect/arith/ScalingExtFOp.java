// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Converts to a wider floating-point format and multiplies by the scale, rounded to a power of two. */
@Op(name = "arith.scaling_extf", family = ScalingOp.class,
    attributes = "fastmath: FastMathFlagsAttr?",
    format = "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out)")
public final class ScalingExtFOp extends ScalingExtFOpBase {
  ScalingExtFOp(Operation operation) {
    super(operation);
  }

  @Override
  boolean isCompatible(Type from, Type to) {
    return ArithTypes.isWidening(from, to);
  }
}
