// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Subtracts complex numbers. */
@Op(name = "fir.subc",
    operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: ANY",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "operands attr-dict `:` type($result)")
final class SubcOp extends SubcOpBase {
  SubcOp(Operation operation) {
    super(operation);
  }
}
