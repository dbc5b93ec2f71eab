// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations that combine the elements of two tensors of one element type. */
@Op(operands = {"input1: TENSOR", "input2: TENSOR"},
    results = "output: TENSOR",
    traits = {
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_BROADCASTABLE", "SAME_OPERANDS_AND_RESULT_RANK", "PURE"
    },
    format = TosaDialect.FUNCTIONAL)
public abstract class BinaryOp extends BinaryOpBase {
  BinaryOp(Operation operation) {
    super(operation);
  }
}
