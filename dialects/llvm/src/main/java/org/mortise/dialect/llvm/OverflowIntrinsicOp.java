// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of intrinsics that return a result and whether it overflowed. */
@Op(operands = {"operand0: INTEGERS", "operand1: INTEGERS"},
    results = "res: LLVM_TYPE",
    traits = {"SAME_OPERANDS_ELEMENT_TYPE", "PURE"})
public abstract class OverflowIntrinsicOp extends OverflowIntrinsicOpBase {
  OverflowIntrinsicOp(Operation operation) {
    super(operation);
  }
}
