// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes {@code a * b + c} with one rounding. */
@Op(name = "math.fma",
    operands = {"a: FLOAT_LIKE", "b: FLOAT_LIKE", "c: FLOAT_LIKE"},
    results = "result: FLOAT_LIKE",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"ELEMENTWISE_MAPPABLE", "SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public final class FmaOp extends FmaOpBase {
  FmaOp(Operation operation) {
    super(operation);
  }
}
