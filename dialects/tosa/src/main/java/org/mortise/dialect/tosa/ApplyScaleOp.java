// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Scales integers by a multiplier and a shift. */
@Op(name = "tosa.apply_scale",
    operands = {"value: INTEGER_LIKE", "multiplier: INTEGER_LIKE", "shift: I8_LIKE"},
    results = "output: INTEGER_LIKE",
    attributes = "rounding_mode: ROUNDING_MODE",
    traits = {"PURE", "ELEMENTWISE_MAPPABLE"})
public final class ApplyScaleOp extends ApplyScaleOpBase {
  ApplyScaleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }
}
