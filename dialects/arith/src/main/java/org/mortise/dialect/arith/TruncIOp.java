// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Truncates an integer to its low bits. */
@Op(name = "arith.trunci", family = IntegerCastOp.class, computes = "RESIZE_SIGNED",
    attributes = "overflowFlags: OverflowFlagsAttr = OverflowFlagsAttr.DEFAULT since 22.1",
    format = "$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)",
    patterns = CastPatterns.class)
public final class TruncIOp extends TruncIOpBase {
  TruncIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(rule(ArithTypes::isNarrowing));
  }

  @Override
  FoldResult fold(Attribute[] constants) {
    Value original = extended(in().definingOp());
    if (original != null) {
      return foldOfExtension(original);
    }
    TruncIOp inner = of(in().definingOp());
    if (inner != null) {
      inOperand().set(inner.in());
      return FoldResult.IN_PLACE;
    }
    return super.fold(constants);
  }

  /** Folds {@code trunci(ext(original))} to the original or its truncation; an extension of it is left. */
  private FoldResult foldOfExtension(Value original) {
    int from = ArithTypes.width(original.type());
    int to = ArithTypes.width(out().type());
    if (from == to) {
      return FoldResult.of(original);
    }
    if (from < to) {
      return FoldResult.NONE;
    }
    inOperand().set(original);
    return FoldResult.IN_PLACE;
  }
}
