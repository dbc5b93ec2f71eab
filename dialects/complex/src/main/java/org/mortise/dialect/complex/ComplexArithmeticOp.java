// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on two complex numbers of one type. */
@Op(operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: COMPLEX",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"PURE", "SAME_OPERANDS_AND_RESULT_TYPE", "ELEMENTWISE"},
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public abstract class ComplexArithmeticOp extends ComplexArithmeticOpBase {
  ComplexArithmeticOp(Operation operation) {
    super(operation);
  }
}
