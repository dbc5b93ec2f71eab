// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of multiplications and additions of the enabled elements of three vectors. */
@Op(operands = {"op1: FLOAT_VECTOR", "op2: FLOAT_VECTOR", "op3: FLOAT_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE")
public abstract class PredicatedFusedOp extends PredicatedFusedOpBase {
  PredicatedFusedOp(Operation operation) {
    super(operation);
  }
}
