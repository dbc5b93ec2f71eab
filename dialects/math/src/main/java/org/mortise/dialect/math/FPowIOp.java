// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Raises a floating-point number to the power of a signed integer. */
@Op(name = "math.fpowi",
    operands = {"lhs: FLOAT_LIKE", "rhs: SIGNLESS_INTEGER_LIKE"},
    results = "result: FLOAT_LIKE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_SHAPE", "PURE"},
    sameTypes = "lhs, result",
    format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)")
public final class FPowIOp extends FPowIOpBase {
  FPowIOp(Operation operation) {
    super(operation);
  }
}
