// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Adds complex numbers. */
@Op(name = "fir.addc",
    operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: ANY",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE", "COMMUTATIVE"},
    format = "operands attr-dict `:` type($result)")
final class AddcOp extends AddcOpBase {
  AddcOp(Operation operation) {
    super(operation);
  }
}
