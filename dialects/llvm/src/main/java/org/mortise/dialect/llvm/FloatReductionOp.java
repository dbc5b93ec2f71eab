// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of reductions of floating-point vectors. */
@Op(operands = "in: FLOAT_VECTOR",
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = {"SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", "PURE"},
    format = "`(` operands `)` attr-dict `:` functional-type(operands, results)")
public abstract class FloatReductionOp extends FloatReductionOpBase {
  FloatReductionOp(Operation operation) {
    super(operation);
  }
}
