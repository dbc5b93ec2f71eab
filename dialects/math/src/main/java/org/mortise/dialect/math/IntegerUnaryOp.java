// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of functions of one integer. */
@Op(operands = "operand: SIGNLESS_INTEGER_LIKE",
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$operand attr-dict `:` type($result)")
public abstract class IntegerUnaryOp extends IntegerUnaryOpBase {
  IntegerUnaryOp(Operation operation) {
    super(operation);
  }
}
