// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Divides integers, rounding towards zero. */
@Op(name = "tosa.int_div",
    operands = {"input1: I32_TENSOR", "input2: I32_TENSOR"},
    results = "output: I32_TENSOR",
    traits = {"SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "RESULTS_BROADCASTABLE", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class IntDivOp extends IntDivOpBase {
  IntDivOp(Operation operation) {
    super(operation);
  }
}
