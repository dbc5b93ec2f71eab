// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of reductions of floating-point vectors with a start value. */
@Op(operands = {"start_value: ANY_FLOAT", "input: FLOAT_VECTOR"},
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = {"SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"})
public abstract class OrderedReductionOp extends OrderedReductionOpBase {
  OrderedReductionOp(Operation operation) {
    super(operation);
  }
}
