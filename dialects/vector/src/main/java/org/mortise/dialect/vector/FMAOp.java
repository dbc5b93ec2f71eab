// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies two vectors and adds a third one with one rounding. */
@Op(name = "vector.fma",
    operands = {"lhs: FLOAT_VECTOR", "rhs: FLOAT_VECTOR", "acc: FLOAT_VECTOR"},
    results = "result: FLOAT_VECTOR",
    traits = {"PURE", "ELEMENTWISE_MAPPABLE", "INFERS_RESULT_TYPES"},
    sameTypes = "lhs, rhs, acc, result",
    format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)")
public final class FMAOp extends FMAOpBase {
  FMAOp(Operation operation) {
    super(operation);
  }
}
