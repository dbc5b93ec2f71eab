// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations that combine the truth values of two tensors. */
@Op(operands = {"input1: I1_TENSOR", "input2: I1_TENSOR"},
    results = "output: I1_TENSOR",
    traits = {
        "COMMUTATIVE", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_BROADCASTABLE",
        "SAME_OPERANDS_AND_RESULT_RANK", "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public abstract class LogicalBinaryOp extends LogicalBinaryOpBase {
  LogicalBinaryOp(Operation operation) {
    super(operation);
  }
}
