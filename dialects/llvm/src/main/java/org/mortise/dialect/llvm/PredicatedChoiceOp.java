// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of choices between the elements of two vectors. */
@Op(operands = {"cond: MASK", "true_val: VECTOR", "false_val: VECTOR", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE")
public abstract class PredicatedChoiceOp extends PredicatedChoiceOpBase {
  PredicatedChoiceOp(Operation operation) {
    super(operation);
  }
}
