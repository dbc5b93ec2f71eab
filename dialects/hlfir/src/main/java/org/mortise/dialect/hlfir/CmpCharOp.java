// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Compares characters. */
@Op(name = "hlfir.cmpchar",
    operands = {"lchr: CHARACTER_SCALAR", "rchr: CHARACTER_SCALAR"},
    results = "result: I1",
    resultNames = "",
    attributes = "predicate: INTEGER_PREDICATE",
    format = "$predicate $lchr $rchr attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class,
    since = "22.1")
public final class CmpCharOp extends CmpCharOpBase {
  CmpCharOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    switch (IntegerPredicate.values()[(int) predicateAttr().longValue()]) {
      case ULT, ULE, UGT, UGE -> {
        return opError("expected signed predicate");
      }
      default -> {
        return Characters.haveSameKind(lchr(), rchr()) ? null : opError("character arguments must have the same KIND");
      }
    }
  }
}
