// SPDX-License-Identifier: Apache-2.0
package com.example.hlo;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the exponential of each element of a tensor. */
@Op(name = "hlo.exp",
    operands = "source: ANY_RANKED_TENSOR",
    results = "result: ANY_RANKED_TENSOR",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$source attr-dict `:` type($source)")
public final class ExpOp extends ExpOpBase {
  ExpOp(Operation operation) {
    super(operation);
  }
}
