// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of activation functions, which map each element of a tensor. */
@Op(operands = "input: TENSOR",
    results = "output: TENSOR",
    traits = {
        "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "SAME_OPERANDS_AND_RESULT_SHAPE",
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public abstract class ActivationOp extends ActivationOpBase {
  ActivationOp(Operation operation) {
    super(operation);
  }
}
