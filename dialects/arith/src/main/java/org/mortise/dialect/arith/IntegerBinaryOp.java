// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of operations on two integers of one type without undefined behaviour. */
@Op(operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$lhs `,` $rhs attr-dict `:` type($result)")
public abstract class IntegerBinaryOp extends IntegerBinaryOpBase {
  IntegerBinaryOp(Operation operation) {
    super(operation);
  }
}
