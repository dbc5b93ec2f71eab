// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Joins tensors along a dimension. */
@Op(name = "tosa.concat",
    operands = "input1: TENSOR_AT_LEAST_1D...",
    results = "output: TENSOR_AT_LEAST_1D",
    attributes = "axis: I32",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL,
    patterns = ConcatPatterns.class)
public final class ConcatOp extends ConcatOpBase {
  ConcatOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new ConcatTypes());
  }

  @Nullable Diagnostic verify() {
    return ConcatVerifier.verify(this);
  }

  /** Merges nested concatenations along the same dimension. */
  FoldResult fold(Attribute[] constants) {
    List<Value> operands = new ArrayList<>();
    boolean isNested = false;
    for (Value operand : input1()) {
      ConcatOp inner = of(operand.definingOp());
      if (inner == null || inner.axisAttr() != axisAttr()) {
        operands.add(operand);
      } else {
        isNested = true;
        operands.addAll(inner.input1());
      }
    }
    if (!isNested) {
      return FoldResult.NONE;
    }
    operation().setOperands(operands);
    return FoldResult.IN_PLACE;
  }
}
