// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Multiplies a number by itself. {@link SquareExecution} states its execution semantics. */
@Op(name = "custom.square",
    operands = "value: SIGNLESS_INTEGER_OR_INDEX",
    results = "result: SIGNLESS_INTEGER_OR_INDEX",
    traits = {"SAME_OPERANDS_AND_RESULT_TYPE", "PURE"},
    format = "$value attr-dict `:` type($value)",
    implementations = SquareExecution.class)
public final class SquareOp extends SquareOpBase {
  SquareOp(Operation operation) {
    super(operation);
  }
}
