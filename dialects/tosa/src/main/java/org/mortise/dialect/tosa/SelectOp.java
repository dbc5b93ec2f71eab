// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Selects each element from one of two tensors. */
@Op(name = "tosa.select",
    operands = {"pred: I1_TENSOR", "on_true: TENSOR", "on_false: TENSOR"},
    results = "output: TENSOR",
    traits = {"RESULTS_BROADCASTABLE", "PURE"},
    format = "operands attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($output)",
    patterns = SelectPatterns.class)
public final class SelectOp extends SelectOpBase {
  SelectOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (onTrue() == onFalse() && onTrue().type() == output().type()) {
      return FoldResult.of(onTrue());
    }
    if (!(Splats.of(constants[0]) instanceof IntegerAttr condition)) {
      return FoldResult.NONE;
    }
    Value selected = condition.isZero() ? onFalse() : onTrue();
    return selected.type() == output().type() ? FoldResult.of(selected) : FoldResult.NONE;
  }
}
