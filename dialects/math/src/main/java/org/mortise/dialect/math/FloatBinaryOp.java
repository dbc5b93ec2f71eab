// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of functions of two floating-point numbers. */
@Op(operands = {"lhs: FLOAT_LIKE", "rhs: FLOAT_LIKE"},
    results = "result: FLOAT_LIKE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public abstract class FloatBinaryOp extends FloatBinaryOpBase {
  FloatBinaryOp(Operation operation) {
    super(operation);
  }
}
