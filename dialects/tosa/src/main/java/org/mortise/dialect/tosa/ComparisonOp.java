// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of comparisons of the elements of two tensors. */
@Op(operands = {"input1: TENSOR", "input2: TENSOR"},
    results = "output: I1_TENSOR",
    traits = {
        "SAME_OPERANDS_ELEMENT_TYPE", "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public abstract class ComparisonOp extends ComparisonOpBase {
  ComparisonOp(Operation operation) {
    super(operation);
  }
}
