// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on one floating-point number. */
@Op(operands = "operand: FLOAT_LIKE",
    results = "result: FLOAT_LIKE",
    attributes = "fastmath: FastMathFlagsAttr = FastMathFlagsAttr.DEFAULT",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public abstract class FloatUnaryOp extends FloatUnaryOpBase {
  FloatUnaryOp(Operation operation) {
    super(operation);
  }
}
