// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies elements, and shifts the products of integers to the right. */
@Op(name = "tosa.mul",
    operands = {"input1: TENSOR", "input2: TENSOR"},
    results = "output: TENSOR",
    attributes = "shift: I8",
    traits = {"COMMUTATIVE", "MUL_ELEMENT_TYPES", "RESULTS_BROADCASTABLE", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class MulOp extends MulOpBase {
  MulOp(Operation operation) {
    super(operation);
  }
}
