// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of intrinsics of one integer or vector. */
@Op(operands = "in: INTEGERS",
    results = "res: LLVM_TYPE",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "`(` operands `)` "
        + "`` custom<FormerSpace>() attr-dict `:` functional-type(operands, results)")
public abstract class UnaryIntegerIntrinsicOp extends UnaryIntegerIntrinsicOpBase {
  UnaryIntegerIntrinsicOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    FormerSpace.addTo(op);
  }
}
