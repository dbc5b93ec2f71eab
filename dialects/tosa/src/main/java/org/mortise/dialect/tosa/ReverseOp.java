// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Reverses the elements along a dimension. */
@Op(name = "tosa.reverse",
    operands = "input1: TENSOR_AT_LEAST_1D",
    results = "output: TENSOR_AT_LEAST_1D",
    attributes = "axis: I32",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ReverseOp extends ReverseOpBase {
  ReverseOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input1(), output());
    return wrong != null ? wrong : Axes.verify(
        operation(), axisAttr().longValue(), "expected non-negative reverse axis", "reverse");
  }

  FoldResult fold(Attribute[] constants) {
    if (Splats.of(constants[0]) != null) {
      return FoldResult.of(constants[0]);
    }
    TensorType type = TosaTypes.ranked(input1());
    boolean isAlike = type != null && (type.rank() == 0 || type.dim((int) axisAttr().longValue()) == 1);
    return isAlike && type == output().type() ? FoldResult.of(input1()) : FoldResult.NONE;
  }
}
