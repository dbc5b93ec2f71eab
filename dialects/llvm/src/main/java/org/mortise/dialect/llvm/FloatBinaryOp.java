// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Binary operations on floating-point numbers or vectors of these. */
@Op(operands = {"lhs: FLOATS", "rhs: FLOATS"},
    results = "res: FLOATS",
    attributes = "fastmathFlags: FAST_MATH = NO_FAST_MATH",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs `` custom<FormerSpace>() attr-dict `:` type($res)")
public abstract class FloatBinaryOp extends FloatBinaryOpBase {
  FloatBinaryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    FormerSpace.addTo(op);
  }
}
