// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Binary operations on integers or integer vectors. */
@Op(operands = {"lhs: INTEGERS", "rhs: INTEGERS"},
    results = "res: INTEGERS",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs `` custom<FormerSpace>() attr-dict `:` type($res)")
public abstract class IntegerBinaryOp extends IntegerBinaryOpBase {
  IntegerBinaryOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    FormerSpace.addTo(op);
  }
}
