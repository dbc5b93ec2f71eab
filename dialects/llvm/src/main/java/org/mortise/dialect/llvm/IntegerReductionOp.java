// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of reductions of integer vectors. */
@Op(operands = "in: INTEGER_VECTOR",
    results = "res: LLVM_TYPE",
    traits = {"SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"})
public abstract class IntegerReductionOp extends IntegerReductionOpBase {
  IntegerReductionOp(Operation operation) {
    super(operation);
  }
}
