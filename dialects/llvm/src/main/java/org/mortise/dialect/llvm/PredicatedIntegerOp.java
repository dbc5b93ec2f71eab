// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of binary operations on the enabled elements of integer vectors. */
@Op(operands = {"lhs: INTEGER_VECTOR", "rhs: INTEGER_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE")
public abstract class PredicatedIntegerOp extends PredicatedIntegerOpBase {
  PredicatedIntegerOp(Operation operation) {
    super(operation);
  }
}
