// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of reductions of the enabled elements of a floating-point vector. */
@Op(operands = {"satrt_value: ANY_FLOAT", "val: FLOAT_VECTOR", "mask: MASK", "evl: I32"},
    results = "res: LLVM_TYPE",
    traits = "PURE")
public abstract class PredicatedFloatReductionOp extends PredicatedFloatReductionOpBase {
  PredicatedFloatReductionOp(Operation operation) {
    super(operation);
  }
}
