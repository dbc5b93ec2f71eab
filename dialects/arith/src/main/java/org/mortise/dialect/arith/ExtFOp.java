// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Converts to a wider floating-point format. */
@Op(name = "arith.extf", family = FloatCastOp.class, computes = "RESIZE",
    attributes = "fastmath: FastMathFlagsAttr?",
    format = "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
public final class ExtFOp extends ExtFOpBase {
  ExtFOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::isWidening));
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    TruncFOp inner = TruncFOp.of(in().definingOp());
    boolean contracts = inner != null && mayContract(fastmathAttr()) && mayContract(inner.fastmathAttr());
    if (contracts && inner.in().type() == out().type()) {
      return FoldResult.of(inner.in());
    }
    return super.fold(constants);
  }

  private static boolean mayContract(FastMathFlagsAttr flags) {
    return flags != null && flags.has(FastMathFlagsAttr.CONTRACT);
  }
}
