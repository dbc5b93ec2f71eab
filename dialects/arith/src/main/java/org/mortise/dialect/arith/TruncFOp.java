// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.FloatCast;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Converts to a narrower floating-point format. */
@Op(name = "arith.truncf", family = FloatCastOp.class,
    attributes = {"roundingmode: RoundingMode.CONSTRAINT?", "fastmath: FastMathFlagsAttr?"},
    format = "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)",
    patterns = CastPatterns.class)
public final class TruncFOp extends TruncFOpBase {
  TruncFOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::isNarrowing));
  }

  /** Returns the rounding mode, by default to nearest even. */
  public RoundingMode roundingMode() {
    return RoundingMode.of(roundingmodeAttr());
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    ExtFOp extension = ExtFOp.of(in().definingOp());
    if (extension != null && extension.in().type() == out().type()) {
      return FoldResult.of(extension.in());
    }
    return fold(constants[0], FloatCast.RESIZE);
  }
}
