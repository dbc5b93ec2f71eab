// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of divisions and remainders of integers. A zero divisor is undefined behaviour. */
@Op(operands = {"lhs: SIGNLESS_INTEGER_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: SIGNLESS_INTEGER_LIKE",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "NO_MEMORY_EFFECT"},
    format = "$lhs `,` $rhs attr-dict `:` type($result)")
public abstract class DivisionOp extends DivisionOpBase {
  DivisionOp(Operation operation) {
    super(operation);
  }
}
