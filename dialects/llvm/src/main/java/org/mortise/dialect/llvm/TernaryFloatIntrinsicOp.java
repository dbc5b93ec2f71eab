// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of intrinsics of three floating-point numbers or vectors. */
@Op(operands = {"a: FLOATS", "b: FLOATS", "c: FLOATS"},
    results = "res: LLVM_TYPE",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "`(` operands `)` "
        + "`` custom<FormerSpace>() attr-dict `:` functional-type(operands, results)")
public abstract class TernaryFloatIntrinsicOp extends TernaryFloatIntrinsicOpBase {
  TernaryFloatIntrinsicOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    FormerSpace.addTo(op);
  }
}
