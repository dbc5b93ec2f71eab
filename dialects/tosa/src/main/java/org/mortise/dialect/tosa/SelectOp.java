// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Selects each element from one of two tensors. */
@Op(name = "tosa.select",
    operands = {"input1: I1_TENSOR", "input2: TENSOR", "input3: TENSOR"},
    results = "output: TENSOR",
    traits = {"RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "PURE"},
    format = TosaDialect.FUNCTIONAL,
    patterns = SelectPatterns.class)
public final class SelectOp extends SelectOpBase {
  SelectOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input2(), output());
    return wrong != null ? wrong : ElementChecks.same(operation(), input3(), output());
  }

  FoldResult fold(Attribute[] constants) {
    if (input2() == input3() && input2().type() == output().type()) {
      return FoldResult.of(input2());
    }
    if (!(Splats.of(constants[0]) instanceof IntegerAttr condition)) {
      return FoldResult.NONE;
    }
    Value selected = condition.isZero() ? input3() : input2();
    return selected.type() == output().type() ? FoldResult.of(selected) : FoldResult.NONE;
  }
}
