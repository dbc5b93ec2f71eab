// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations that map each element of a tensor. */
@Op(operands = "input1: TENSOR",
    results = "output: TENSOR",
    traits = {
        "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "SAME_OPERANDS_AND_RESULT_SHAPE",
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public abstract class UnaryOp extends UnaryOpBase {
  UnaryOp(Operation operation) {
    super(operation);
  }
}
