// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on two integers that can exclude overflows. */
@Op(operands = {"lhs: INTEGERS", "rhs: INTEGERS"},
    results = "res: INTEGERS",
    attributes = "overflowFlags: OVERFLOW = NO_FLAGS",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)")
public abstract class OverflowingBinaryOp extends OverflowingBinaryOpBase {
  OverflowingBinaryOp(Operation operation) {
    super(operation);
  }
}
