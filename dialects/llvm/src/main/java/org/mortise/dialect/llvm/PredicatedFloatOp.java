// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of binary operations on the enabled elements of floating-point vectors. */
@Op(operands = {"lhs: FLOAT_VECTOR", "rhs: FLOAT_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE")
public abstract class PredicatedFloatOp extends PredicatedFloatOpBase {
  PredicatedFloatOp(Operation operation) {
    super(operation);
  }
}
